import * as z from 'zod';
import { defaultScheme } from './authScheme.ts';
import type { Access, Operation, OperationAnswer } from './operation.ts';
import { operations } from './operations.data.ts';
import { errorBodySchema } from './wire.ts';

type Json = Readonly<Record<string, unknown>>;

/** A document of OpenAPI 3.1, as far as anyone here looks into it. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Json;
  readonly components: Json;
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** What each status of a refusal means (api.md, Errors). */
const refusals: Readonly<Record<number, string>> = {
  400: 'The request is malformed, or a parameter is missing or not supported',
  401: 'The key is missing or unknown',
  403: 'The key is missing, unknown or not allowed to do this',
  404: 'There is nothing under this address',
  413: 'The request is too large',
  415: 'The request has another media type',
  429: 'There are too many requests',
  456: 'The quota is used up',
  500: 'The service failed',
  503: 'The service cannot do it now',
};

/**
 * The OpenAPI document of the service, made from the very schemas that requests are read with.
 *
 * @param version of the service.
 * @example openApiDocument('1.0.0').paths['/v2/translate']?.post?.summary; // 'Translates texts'
 */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = described(operation);
    paths[operation.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Interline translation service', version },
    components: {
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: `${defaultScheme}, a space, and the key`,
        },
      },
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
    },
    paths,
  };
}

function described(operation: Operation): Json {
  return {
    operationId: operationId(operation),
    summary: operation.summary,
    ...securityOf(operation.access),
    ...parametersOf(operation),
    ...bodyOf(operation),
    responses: {
      ...Object.fromEntries(Object.entries(operation.answers).map(([status, answer]) => [status, answered(answer)])),
      ...Object.fromEntries(refusalsOf(operation).map((status) => [status, refused(status)])),
    },
  };
}

/** @example operationId({ method: 'GET', path: '/v3/glossaries/{glossary_id}', … }); // 'get_v3_glossaries_glossary_id' */
function operationId({ method, path }: Operation): string {
  return `${method.toLowerCase()}${path.replace(/[^a-z0-9]+/gi, '_').replace(/_$/, '')}`;
}

function securityOf(access: Access): Json {
  if (access === 'everyone' || access === 'signed') return { security: [] };
  if (access === 'admin') return { security: [{ key: [] }], description: 'Needs an admin key.' };
  if (access === 'unscoped') return { security: [{ key: [] }], description: 'Needs a key without scopes.' };
  return { security: [{ key: [access] }], description: `Needs a key without scopes or with the scope ${access}.` };
}

function parametersOf({ path, query, headers = [] }: Operation): Json {
  const fields = (query ? schemaOf(query, 'input') : {}) as { properties?: Record<string, Json>; required?: string[] };
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(fields.properties ?? {}).map(([name, schema]) => ({
      name,
      in: 'query',
      required: fields.required?.includes(name) ?? false,
      schema,
    })),
    ...headers.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } })),
  ];
  return parameters.length > 0 ? { parameters } : {};
}

function bodyOf({ body, bodyType }: Operation): Json {
  if (!body) return bodyType ? { requestBody: { required: true, content: { [bodyType]: binary } } } : {};
  const schema = schemaOf(body, 'input') as { properties?: Json; required?: readonly string[] };
  const required = (schema.required ?? []).length > 0;
  if (!bodyType) return { requestBody: { required, content: { [json]: { schema }, [form]: { schema } } } };
  const properties = { ...schema.properties, file: { type: 'string', format: 'binary' } };
  const withFile = { ...schema, properties, required: [...(schema.required ?? []), 'file'] };
  return { requestBody: { required: true, content: { [bodyType]: { schema: withFile } } } };
}

const binary = { schema: { type: 'string', format: 'binary' } };
const traced = { 'X-Trace-ID': { schema: { type: 'string', pattern: '^[0-9a-f]{32}$' } } };

function answered(answer: OperationAnswer): Json {
  if (answer === 'nothing') return { description: 'Done', headers: traced };
  const content =
    'json' in answer ? { [json]: { schema: schemaOf(answer.json, 'output') } } : { [answer.type]: binary };
  return { description: 'The answer', headers: traced, content };
}

function refused(status: number): Json {
  const content = { [json]: { schema: { $ref: '#/components/schemas/Error' } } };
  return { description: refusals[status], headers: traced, content };
}

/** The statuses with which an operation can refuse. */
function refusalsOf({ path, access, query, body, bodyType, answers }: Operation): number[] {
  const keyed = access !== 'everyone' && access !== 'signed';
  const statuses = [
    ...(body || query || keyed ? [400] : []),
    ...(keyed && !path.startsWith('/v2/') ? [401] : []),
    ...(access === 'everyone' ? [] : [403]),
    ...(path.includes('{') || body ? [404] : []),
    ...(body || bodyType ? [413, 415, 456] : []),
    ...(keyed ? [429] : []),
    ...(access === 'everyone' ? [] : [500, 503]),
  ];
  return statuses.filter((status) => !(status in answers));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
