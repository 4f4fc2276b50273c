/** The version of this program; a test holds it to the one in the package. */
export const version = '0.1.0';
