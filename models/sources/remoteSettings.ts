import * as z from 'zod';
import { directionName, modelLanguage } from '../model.ts';
import { type FileRole, newestOfEach, type SourceFile, type SourceModel } from '../modelSource.ts';

const text = z.string().max(300);
const size = z
  .number()
  .int()
  .min(1)
  .max(1024 ** 3);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/i);

/** A record of `translations-models-v2`, or of the older `translations-models` (`fromLang`, `toLang`, nothing packed). */
const recordSchema = z.object({
  name: text,
  sourceLanguage: text.optional(),
  targetLanguage: text.optional(),
  fromLang: text.optional(),
  toLang: text.optional(),
  fileType: text,
  version: text,
  architecture: text.nullish(),
  decompressedHash: sha256.nullish(),
  decompressedSize: size.nullish(),
  /** Who gets it; those that name a channel of Firefox are on trial. */
  filter_expression: z.string().max(5000).nullish(),
  attachment: z.object({ hash: sha256, size, location: text.min(1) }),
});

type ModelRecord = z.infer<typeof recordSchema>;

const roles: Readonly<Record<string, FileRole>> = {
  model: 'model',
  vocab: 'vocabulary',
  srcvocab: 'sourceVocabulary',
  trgvocab: 'targetVocabulary',
  lex: 'shortlist',
};

/** Major versions of models that the engines here run. */
const majors = /^[123]\./;

/**
 * The models that a collection of Remote Settings lists; records that are no files of models are passed over.
 *
 * @param attachments where the files are, with a slash at the end.
 */
export function modelsOfRecords(records: readonly unknown[], attachments: string): readonly SourceModel[] {
  const models = new Map<
    string,
    { first: ModelRecord; onTrial: boolean; direction: SourceModel['direction']; files: SourceFile[] }
  >();
  for (const each of records) {
    const parsed = recordSchema.safeParse(each);
    if (!parsed.success) continue;
    const record = parsed.data;
    const role = roles[record.fileType];
    const source = modelLanguage(record.sourceLanguage ?? record.fromLang ?? '');
    const target = modelLanguage(record.targetLanguage ?? record.toLang ?? '');
    const file = role && fileOf(record, role, attachments);
    if (!file || !source || !target || !majors.test(record.version)) continue;
    const onTrial = /\bchannel\b/.test(record.filter_expression ?? '');
    const name = `${source}-${target} ${record.version} ${record.architecture ?? ''} ${onTrial}`;
    const model = models.get(name) ?? { first: record, onTrial, direction: { source, target }, files: [] };
    models.set(name, model);
    if (!model.files.some((other) => other.role === role)) model.files.push(file);
  }
  const of = (trial: boolean) =>
    [...models.values()]
      .filter(({ onTrial }) => onTrial === trial)
      .map(({ first: { version, architecture }, direction, files }) => ({
        direction,
        version,
        architecture: architecture ?? undefined,
        files,
      }));
  const released = newestOfEach(of(false));
  const names = new Set(released.map(({ direction }) => directionName(direction)));
  return [...released, ...newestOfEach(of(true)).filter(({ direction }) => !names.has(directionName(direction)))];
}

function fileOf(record: ModelRecord, role: FileRole, attachments: string): SourceFile | undefined {
  const name = record.name.replace(/\.zst$/, '');
  if (!/^[\w.-]{1,100}$/.test(name) || name.startsWith('.')) return undefined;
  const packed = record.decompressedHash || /\.zst$/.test(record.attachment.location) ? 'zstd' : 'no';
  return {
    role,
    name,
    address: attachments + record.attachment.location.replace(/^\/+/, ''),
    packed,
    size: record.attachment.size,
    sha256: record.attachment.hash.toLowerCase(),
    unpackedSize: record.decompressedSize ?? (packed === 'no' ? record.attachment.size : undefined),
    unpackedSha256: record.decompressedHash?.toLowerCase(),
  };
}
