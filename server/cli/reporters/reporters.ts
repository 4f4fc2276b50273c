import { githubReporter } from './githubReporter.ts';
import { htmlReporter } from './htmlReporter.ts';
import { jsonReporter } from './jsonReporter.ts';
import { junitReporter } from './junitReporter.ts';
import type { ReporterFactory } from './reporter.ts';
import { sarifReporter } from './sarifReporter.ts';
import { textReporter } from './textReporter.ts';

/** Every way to write findings, by the name for `--format`. */
export const reporters: Readonly<Record<string, ReporterFactory>> = {
  text: textReporter,
  json: jsonReporter,
  sarif: sarifReporter,
  junit: junitReporter,
  github: githubReporter,
  html: htmlReporter,
};
