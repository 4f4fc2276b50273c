/**
 * The method of a request between the editor and the language server, with what it takes and answers: the compiler holds both
 * ends to it. At run time it is a plain string.
 *
 * @example const usageRequest: RequestName<UsageParams, UsageOverview> = 'interline/usage';
 */
export type RequestName<Params, Answer> = string & { readonly _?: readonly [Params, Answer] };
