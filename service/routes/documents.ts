import { Hono } from 'hono';
import { documentFieldsSchema, documentKeySchema } from '../../shared/api/documents.ts';
import { formats } from '../../shared/formats/formats.ts';
import { refuseLegacyKey, requireScope } from '../auth.ts';
import { checked, mediaType, readBody, readBytes } from '../body.ts';
import type { ServiceDeps, ServiceEnv } from '../deps.ts';
import type { DocumentDownload, DocumentJobs, DocumentOrder } from '../documents/documentJobs.ts';
import { documentExtension } from '../documents/translateFile.ts';
import { notSpecified, Refusal } from '../errors.ts';
import { glossaryIds, glossaryTerms } from '../glossaryTerms.ts';
import { sourceLanguage, targetLanguage } from '../languagePair.ts';
import { documentLimit } from '../limits.ts';
import type { MemoryIndexes } from '../memoryIndexes.ts';
import { requireQuota } from '../quota.ts';
import { formalityFor, refuseUnservable } from '../styling.ts';

const scope = requireScope('translate:document');

/** Bytes of an upload of any kind, with room for its other fields. */
const uploadLimit = 10_000_000 + 256 * 1024;

/** Document translation: `/v2/document` (shapes.md §14). */
export function documentRoutes(deps: ServiceDeps, memories: MemoryIndexes, jobs: DocumentJobs): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  app.post('/v2/document', scope, async (c) => {
    const key = c.get('key');
    const { file, name, fields } = await readUpload(c.req.raw);
    refuseLegacyKey(fields);
    const request = checked(documentFieldsSchema, fields);
    const limit = documentLimit(requireExtension(name, request.output_format), key.free);
    if (file.size > limit) throw new Refusal(413, `Files of this kind have at most ${limit} bytes.`);
    const target = targetLanguage(request.target_lang);
    const source = sourceLanguage(request.source_lang);
    if (source && source.root === target.root) throw new Refusal(400, 'Source and target language are equal.');
    const ids = glossaryIds(request);
    const directions = await deps.pipeline.directions();
    refuseUnservable(request, target, directions);
    await glossaryTerms(deps, ids, source?.root ?? '', target.code);
    const memoryId = request.translation_memory_id;
    if (memoryId) await memories.open(memoryId, source?.code, target.code);
    await requireQuota(deps, key, 1);
    const order: DocumentOrder = {
      name,
      target: target.code,
      formality: formalityFor(request.formality, target, directions),
      glossaryIds: ids,
      ...(source ? { source: source.code } : {}),
      ...(memoryId
        ? { memory: { id: memoryId, threshold: Math.max(50, request.translation_memory_threshold ?? 75) } }
        : {}),
    };
    return c.json(await jobs.add(order, new Uint8Array(await file.arrayBuffer()), key));
  });
  app.post('/v2/document/:id', scope, async (c) => {
    const document_key = await documentKey(c.req.raw);
    return c.json(await jobs.status({ document_id: c.req.param('id'), document_key }, c.get('key')));
  });
  app.post('/v2/document/:id/result', scope, async (c) => {
    const document_key = await documentKey(c.req.raw);
    const download = await jobs.result({ document_id: c.req.param('id'), document_key });
    const { name, bytes } = download;
    return c.body(streamOf(download), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`,
    });
  });
  return app;
}

async function documentKey(request: Request): Promise<string> {
  const { fields } = await readBody(request);
  refuseLegacyKey(fields);
  return checked(documentKeySchema, fields).document_key;
}

/** The file and the other fields of a multipart body; fields that stand more than once are lists. */
async function readUpload(request: Request): Promise<{ file: File; name: string; fields: Record<string, unknown> }> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new Refusal(415, 'Unsupported Content-Type: send multipart/form-data.', { code: 'invalid_content_type' });
  }
  const bytes = await readBytes(request, uploadLimit);
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  let form: FormData;
  try {
    form = await new Response(bytes as Uint8Array<ArrayBuffer>, { headers }).formData();
  } catch {
    throw new Refusal(400, 'The body is not multipart/form-data.');
  }
  const files = form.getAll('file');
  const [file] = files;
  if (!(file instanceof File) || files.length > 1) throw notSpecified('file');
  const fields = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    if (name !== 'file') fields[name] = values.length > 1 ? values : values[0];
  }
  const given = typeof fields.filename === 'string' && fields.filename !== '' ? fields.filename : file.name;
  // only the last part of a path names the document, whatever the machine that it comes from
  const name =
    given
      .replace(/[\p{Cc}]/gu, '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  if (name === '' || name.length > 255) throw new Refusal(400, "Value for 'filename' not supported.");
  return { file, name, fields: { ...fields } };
}

/** @returns the extension, with its dot. @throws Refusal 400 for what no format here reads. */
function requireExtension(name: string, outputFormat: string | undefined): string {
  const extension = documentExtension(name);
  const known = ['.txt', ...new Set(formats.flatMap((format) => format.extensions))];
  if (!known.includes(extension)) {
    throw new Refusal(400, `Invalid file extension “${extension}”: this service translates ${known.join(', ')}.`);
  }
  const output = outputFormat?.trim().toLowerCase().replace(/^\.?/, '.');
  const xliff = ['.xlf', '.xliff'];
  if (output && output !== extension && !(xliff.includes(output) && xliff.includes(extension))) {
    throw new Refusal(400, 'output_format not supported.');
  }
  return extension;
}

/** A file as a stream that says when the last byte was taken, or that nobody wants the rest. */
function streamOf({ bytes, taken, dropped }: DocumentDownload): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull: async (controller) => {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + 65_536));
      at += 65_536;
      if (at < bytes.length) return;
      await taken();
      controller.close();
    },
    cancel: dropped,
  });
}
