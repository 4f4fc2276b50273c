import { type LocalProgram, objectsIn, toldModel } from './localModel.ts';

/**
 * Ollama: `GET /api/tags`. Models of its cloud (`remote_host`) are left out, since their texts would leave the machine;
 * so are those that only make vectors.
 */
export const ollama: LocalProgram = {
  name: 'Ollama',
  port: 11_434,
  async models(ask) {
    const listed = objectsIn(await ask('/api/tags'), 'models');
    return listed.flatMap(({ model, name, size, digest, details, remote_host, remote_model }) => {
      // llama.cpp answers the same path, without digests
      if (typeof digest !== 'string' || digest === '' || remote_host || remote_model) return [];
      const { family, parameter_size } = (details ?? {}) as Record<string, unknown>;
      if (typeof family === 'string' && /bert/.test(family)) return [];
      return toldModel(model ?? name, size, parameter_size);
    });
  },
};
