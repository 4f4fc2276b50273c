import { Hono } from 'hono';
import { documentFieldsSchema, documentKeySchema } from '../../shared/api/documents.ts';
import { invalidExtension, invalidFile, largeFile, sameLanguage } from '../../shared/api/serviceSentences.ts';
import { english } from '../../shared/sentences/sentence.ts';
import type { DocumentDownload } from '../documents/documentDownload.ts';
import type { DocumentJobs } from '../documents/documentJobs.ts';
import type { DocumentKind } from '../documents/documentKinds.ts';
import type { DocumentOrder } from '../documents/documentOrder.ts';
import { glossaryIds, glossaryTerms } from '../glossaries/glossaryTerms.ts';
import { refuseLegacyKey, requireScope } from '../http/auth.ts';
import { checked, mediaType, readBody, readBytes } from '../http/body.ts';
import { notSpecified, Refusal } from '../http/errors.ts';
import { cutLargeParts } from '../http/largeParts.ts';
import { uploadsLimit } from '../http/limits.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { sourceLanguage, targetLanguage } from '../languages/languagePair.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import type { Stores } from '../storage/store.ts';
import { styleFor } from '../styles/styleList.ts';
import { formalityFor } from '../styles/styling.ts';
import type { Translating } from '../translation/pipeline.ts';

const scope = requireScope('translate:document');

/** Bytes of an upload of any kind, on a free key and on any other, with room for its other fields. */
const uploadLimit = { free: 10_000_000 + 256 * 1024, other: 100_000_000 + 256 * 1024 };

/** Document translation: `/v2/document` (shapes.md §14). */
export function documentRoutes(
  deps: Translating & Stores<'glossaries' | 'styleRules'>,
  memories: MemoryIndexes,
  jobs: DocumentJobs,
): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const uploads = uploadGate();
  app.post('/v2/document', scope, async (c) => {
    const key = c.get('key');
    const limit = key.free ? uploadLimit.free : uploadLimit.other;
    using _room = uploads(Number(c.req.header('content-length') ?? limit), limit);
    const { bytes, name, fields } = await readUpload(c.req.raw, limit);
    refuseLegacyKey(fields);
    const request = checked(documentFieldsSchema, fields);
    // with all the formats, which are loaded when a document comes
    const kinds = await import('../documents/documentKinds.ts');
    const { kind, output } = requireKind(kinds, name, request.output_format);
    const most = kind.limits[key.free ? 0 : 1];
    if (bytes.length > most) throw new Refusal(413, english(largeFile(most)));
    const fault = kinds.wrongStart(bytes, kind);
    if (fault) throw new Refusal(400, english(invalidFile(fault)));
    const target = targetLanguage(request.target_lang);
    const source = sourceLanguage(request.source_lang);
    if (source && source.root === target.root) throw new Refusal(400, english(sameLanguage));
    const ids = glossaryIds(request);
    const directions = await deps.pipeline.directions();
    const { style, instructions } = await styleFor(deps, request, target, directions);
    await glossaryTerms(deps, ids, source?.root ?? '', target.code);
    const memoryId = request.translation_memory_id;
    if (memoryId !== undefined) await memories.check(memoryId, { source: source?.code, target: target.code });
    const order: DocumentOrder = {
      name,
      ...(output === undefined ? {} : { output }),
      target: target.code,
      formality: formalityFor(request.formality, target, directions),
      glossaryIds: ids,
      customInstructions: instructions,
      ...(style ? { style } : {}),
      watermark: kind.watermark && request.enable_watermark === true,
      ...(source ? { source: source.code } : {}),
      ...(memoryId !== undefined
        ? { memory: { id: memoryId, threshold: Math.max(50, request.translation_memory_threshold ?? 75) } }
        : {}),
    };
    return c.json(await jobs.add(order, bytes, key, c.get('traceId')));
  });
  app.post('/v2/document/:id', scope, async (c) => {
    const document_key = await documentKey(c.req.raw);
    return c.json(await jobs.status({ document_id: c.req.param('id'), document_key }, c.get('traceId')));
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
async function readUpload(
  request: Request,
  limit: number,
): Promise<{ bytes: Uint8Array; name: string; fields: Record<string, unknown> }> {
  if (mediaType(request) !== 'multipart/form-data') {
    throw new Refusal(415, 'Unsupported Content-Type: send multipart/form-data.', { code: 'invalid_content_type' });
  }
  const type = request.headers.get('content-type') ?? '';
  const { rest, contents } = cutLargeParts(await readBytes(request, limit), type);
  let form: FormData;
  try {
    form = await new Response(rest as Uint8Array<ArrayBuffer>, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Refusal(400, 'The body is not multipart/form-data.');
  }
  const files = form.getAll('file');
  const [file] = files;
  if (file === undefined || files.length > 1) throw notSpecified('file');
  const fields = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    if (name !== 'file') fields[name] = values.length > 1 ? values : values[0];
  }
  const isNamed = typeof file !== 'string';
  const content = isNamed ? new Uint8Array(await file.arrayBuffer()) : Buffer.from(file);
  const given = typeof fields.filename === 'string' && fields.filename !== '' ? fields.filename : isNamed && file.name;
  if (given === false) throw notSpecified('filename');
  // only the last part of a path names the document, whatever the machine that it comes from
  const name =
    given
      .replace(/[\p{Cc}]/gu, '')
      .split(/[\\/]/)
      .at(-1) ?? '';
  if (name === '' || name.length > 255) throw new Refusal(400, "Value for 'filename' not supported.");
  return { bytes: contents.get(Buffer.from(content).toString()) ?? content, name, fields: { ...fields } };
}

/** Keeps uploads that come at the same time from filling the memory. */
function uploadGate(): (announced: number, limit: number) => Disposable {
  let held = 0;
  return (announced, limit) => {
    const size = Number.isFinite(announced) ? Math.min(Math.max(announced, 0), limit) : limit;
    if (held > 0 && held + size > uploadsLimit) {
      throw new Refusal(429, 'Too many documents are uploaded at this moment; try again.', {
        headers: { 'Retry-After': '1' },
      });
    }
    held += size;
    return {
      [Symbol.dispose]: () => {
        held -= size;
      },
    };
  };
}

/** Extensions that name one and the same format. */
const spellings = [
  ['.xlf', '.xliff'],
  ['.htm', '.html'],
  ['.jpg', '.jpeg'],
];

/**
 * The kind of a document, and the extension of its translation where that is to be another one.
 *
 * @throws Refusal 400 for what nothing here reads, and for a format that a kind is not turned into.
 */
function requireKind(
  { documentExtension, documentKind, whyUnread }: typeof import('../documents/documentKinds.ts'),
  name: string,
  outputFormat: string | undefined,
): { kind: DocumentKind; output?: string } {
  const extension = documentExtension(name);
  const kind = documentKind(extension);
  if (!kind) throw new Refusal(400, english(invalidExtension(extension, whyUnread(extension))));
  const output = outputFormat?.trim().toLowerCase().replace(/^\.?/, '.');
  const same =
    output === extension || (output && spellings.some((each) => each.includes(output) && each.includes(extension)));
  if (!output || same) return { kind };
  if (!kind.outputs?.includes(output)) throw new Refusal(400, 'output_format not supported.');
  return { kind, output };
}

/** A file as a stream that says when the last byte was taken, or that nobody wants the rest. */
function streamOf({ bytes, taken, dropped }: DocumentDownload): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      pull: async (controller) => {
        if (sent < bytes.length) {
          controller.enqueue(bytes.slice(sent, sent + 65_536));
          sent += 65_536;
          return;
        }
        await taken();
        controller.close();
      },
      cancel: dropped,
    },
    // a piece is made when it is asked for: the last one was taken when more is wanted
    { highWaterMark: 0 },
  );
}
