/** The scheme of the Authorization header where nobody chose another (api.md, Authentication). */
export const defaultScheme = 'Service-Auth-Key';
