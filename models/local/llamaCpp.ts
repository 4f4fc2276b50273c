import { type LocalProgram, objectsIn, toldModel } from './localModel.ts';

/** llama.cpp's server: `GET /v1/models`, whose models say that they are `llamacpp`'s, and `GET /props`. */
export const llamaCpp: LocalProgram = {
  name: 'llama.cpp',
  port: 8080,
  async models(ask) {
    const served = objectsIn(await ask('/v1/models'), 'data').filter(({ owned_by }) => owned_by === 'llamacpp');
    if (served.length === 0) return [];
    const props = (await ask('/props')) as { default_generation_settings?: unknown } | undefined;
    if (typeof props?.default_generation_settings !== 'object') return [];
    return served.flatMap(({ id, meta }) => {
      const { size, n_params } = (meta ?? {}) as Record<string, unknown>;
      return toldModel(id, size, typeof n_params === 'number' ? `${(n_params / 1e9).toFixed(1)}B` : undefined);
    });
  },
};
