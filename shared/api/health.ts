import * as z from 'zod';

/** The answer of `GET /healthz`, which needs no key. */
export const healthSchema = z.object({ status: z.literal('ok'), version: z.string() });
export type Health = z.infer<typeof healthSchema>;
