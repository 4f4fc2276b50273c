import * as z from 'zod';

/** A switch as JSON and as a form sends it: `true`, `"true"`, `"True"`, `"1"`, `1`. */
export const flagSchema = z.union([
  z.boolean(),
  z
    .string()
    .regex(/^(?:0|1|true|false)$/i)
    .transform((value) => value === '1' || value.toLowerCase() === 'true'),
  z.union([z.literal(0), z.literal(1)]).transform((value) => value === 1),
]);

/** A whole number as JSON and as a form sends it. */
export const wholeNumberSchema = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^-?\d{1,12}$/)
    .transform(Number),
]);

/** The number of a page, 0 for the first. */
export const pageSchema = wholeNumberSchema.refine((value) => value >= 0);

/** How many items a page has, from 1. */
export function pageSizeSchema(most: number) {
  return wholeNumberSchema.refine((value) => value >= 1 && value <= most);
}

/** A list whose items hold no comma: an array, a repeated parameter, or a comma list (`a,b`). */
export const commaListSchema = z.union([z.string(), z.array(z.string())]).transform((value) =>
  (typeof value === 'string' ? [value] : value)
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** A list of texts: an array, or a parameter that stands once. */
export const textListSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** A choice written in any case. */
export function choiceSchema<const T extends readonly [string, ...string[]]>(values: T) {
  return z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.enum(values));
}

/** A moment in ISO 8601 with milliseconds, as every answer carries it. */
export const timestampSchema = z.string();

/** Request header that attributes usage to a tag of the client's own. */
export const reportingTagHeader = 'X-Service-Reporting-Tag';

/** The body of every answer that is an error. */
export const errorBodySchema = z.object({
  message: z.string().optional(),
  code: z.string().optional(),
  /** Glossaries only: the very entry that is wrong. */
  detail: z.string().optional(),
});
