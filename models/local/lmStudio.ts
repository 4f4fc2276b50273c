import { type LocalProgram, objectsIn, toldModel } from './localModel.ts';

/** LM Studio: `GET /api/v1/models` (0.4 and later), `GET /api/v0/models` before that. */
export const lmStudio: LocalProgram = {
  name: 'LM Studio',
  port: 1234,
  async models(ask) {
    const listed = objectsIn(await ask('/api/v1/models'), 'models').flatMap(
      ({ key, type, size_bytes, params_string }) => (type === 'llm' ? toldModel(key, size_bytes, params_string) : []),
    );
    if (listed.length > 0) return listed;
    return objectsIn(await ask('/api/v0/models'), 'data').flatMap(({ id, type }) =>
      type === 'llm' || type === 'vlm' ? toldModel(id) : [],
    );
  },
};
