import { type LocalProgram, objectsIn, toldModel } from './localModel.ts';

/** LocalAI: it says so at `GET /.well-known/localai.json`, older ones by `GET /version`, and lists `GET /v1/models`. */
export const localAi: LocalProgram = {
  name: 'LocalAI',
  port: 8080,
  async models(ask) {
    const about = (await ask('/.well-known/localai.json')) ?? (await ask('/version'));
    const { version } = (about ?? {}) as { version?: unknown };
    if (typeof version !== 'string') return [];
    // Other programs have a `version`, too; LocalAI's models name no owner, or itself.
    return objectsIn(await ask('/v1/models'), 'data').flatMap(({ id, object, owned_by }) =>
      object === 'model' && (owned_by === undefined || owned_by === 'localai') ? toldModel(id) : [],
    );
  },
};
