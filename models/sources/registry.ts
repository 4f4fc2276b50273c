import * as z from 'zod';
import { modelLanguage } from '../model.ts';
import { type FileRole, newestOfEach, type SourceFile, type SourceModel } from '../modelSource.ts';

const fileSchema = z.object({
  path: z.string().max(500),
  uncompressedSize: z
    .number()
    .int()
    .min(1)
    .max(1024 ** 3)
    .nullish(),
  uncompressedHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .nullish(),
});

const modelSchema = z.object({
  architecture: z.string().max(100).nullish(),
  releaseStatus: z.string().max(100).nullish(),
  files: z.record(z.string(), z.unknown()),
  metrics: z
    .object({ 'flores200-plus': z.object({ comet22: z.number().min(0).max(1).nullish() }).nullish() })
    .nullish(),
});

const registrySchema = z.object({ baseUrl: z.string().max(500).optional(), models: z.record(z.string(), z.unknown()) });

const roles: Readonly<Record<string, FileRole>> = {
  model: 'model',
  vocab: 'vocabulary',
  srcVocab: 'sourceVocabulary',
  trgVocab: 'targetVocabulary',
  lexicalShortlist: 'shortlist',
  lex: 'shortlist',
};

/**
 * The models of Mozilla's registry (`db/models.json`): by direction a list, of which the released ones are taken.
 *
 * @param base where its files are when it does not say, with a slash at the end.
 * @returns undefined where the document is no registry.
 */
export function modelsOfRegistry(document: unknown, base: string): readonly SourceModel[] | undefined {
  const registry = registrySchema.safeParse(document);
  if (!registry.success) return undefined;
  const files = registry.data.baseUrl ? `${registry.data.baseUrl.replace(/(?<!\/)\/+$/, '')}/` : base;
  const models = Object.entries(registry.data.models).flatMap(([pair, entries]): SourceModel[] => {
    const [from = '', ...to] = pair.split('-');
    const [source, target] = [modelLanguage(from), modelLanguage(to.join('-'))];
    if (!source || !target || !Array.isArray(entries)) return [];
    return entries.flatMap((entry): SourceModel[] => {
      const model = modelSchema.safeParse(entry);
      if (!model.success || !model.data.releaseStatus?.startsWith('Release')) return [];
      return [
        {
          direction: { source, target },
          version: '3.0',
          architecture: model.data.architecture ?? undefined,
          quality: model.data.metrics?.['flores200-plus']?.comet22 ?? undefined,
          files: Object.entries(model.data.files).flatMap(([kind, file]) => fileOf(kind, file, files)),
        },
      ];
    });
  });
  return newestOfEach(models);
}

function fileOf(kind: string, value: unknown, base: string): SourceFile[] {
  const parsed = fileSchema.safeParse(value);
  const role = roles[kind];
  if (!parsed.success || !role) return [];
  const { path, uncompressedSize, uncompressedHash } = parsed.data;
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.(gz|zst)$/, '') ?? '';
  if (!/^[\w.-]{1,100}$/.test(name) || name.startsWith('.')) return [];
  const packed = path.endsWith('.gz') ? 'gzip' : path.endsWith('.zst') ? 'zstd' : 'no';
  return [
    {
      role,
      name,
      address: base + path.replace(/^\/+/, ''),
      packed,
      unpackedSize: uncompressedSize ?? undefined,
      unpackedSha256: uncompressedHash?.toLowerCase(),
    },
  ];
}
