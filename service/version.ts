/** The version of the service, which is that of the whole product; a test holds it to `package.json`. */
export const version = '0.1.0';
