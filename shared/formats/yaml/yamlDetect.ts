import { inLocaleFolder, namesLanguage, readsLikeText } from '../../languages/localePath.ts';
import { isRootLanguage } from './yamlRootLanguage.ts';

const configNames =
  /^(?:\..*|(?:docker-compose|compose|mkdocs|_config|_toc|pubspec|analysis_options|build|dependabot|renovate|codecov|appveyor|azure-pipelines|bitbucket-pipelines|cloudbuild|buildspec|workflow|serverless|openapi|swagger|asyncapi|kustomization|ingress|skaffold|helmfile|playbook|galaxy|config|configuration|framework|doctrine|pnpm-lock|pnpm-workspace|mix|hie|snapcraft|netlify|vercel|cloudformation|sam|prometheus|alertmanager|grafana|datadog|crowdin|i18n-tasks|phrase|lokalise|lefthook|pre-commit-config|eslintrc|stylelintrc|rubocop|travis|gitlab-ci|goreleaser|golangci|yarn|lerna|manifest)(?:[.-][\w.-]+)?)$/i;

const configFolders =
  /(?:^|\/)(?:\.[^/]+|k8s|kubernetes|helm|charts?|templates|ansible|roles|playbooks|deploy|terraform|fixtures|cassettes)\//i;

/** What only files for programs have at the start of a line. */
const configKeys =
  /^(?:apiVersion|kind|openapi|swagger|services|version: ['"]?\d|jobs|stages|pipeline|steps|image|on|AWSTemplateFormatVersion|Resources|hosts|dependencies|scripts|language: \w+$|repos|linters|swagger)\s*:/m;

/**
 * Whether a `.yml` or `.yaml` file holds texts for people: one whose root key is a language, as Rails has them; one that
 * is called after a language or lies in a folder of translations, unless it looks like configuration.
 *
 * @param head the first part of the text.
 */
export function isLocalizationYaml(path: string, head: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.ya?ml$/i, '');
  const named = namesLanguage(name.replace(/[_-][A-Z][a-z]{3}(?=[_-]|$)/, ''));
  const content = head.replace(/^\uFEFF/, '').replace(/^[ \t]*#.*$/gm, '');
  const first = /^(?!---|%|\s*$).*$/m.exec(content)?.[0] ?? '';
  const root = /^(["']?)([A-Za-z]{2,3}(?:[-_]\w{2,8}){0,2})\1:[ \t]*(?:&\w+[ \t]*)?(?:#.*)?$/.exec(
    first.trimEnd(),
  )?.[2];
  const foldered = inLocaleFolder(path);
  if (root && isRootLanguage(root, path) && (root.length < 3 || root.includes('-') || named || foldered)) {
    return !/^\s*(?:apiVersion|uses|runs-on)\s*:/m.test(content);
  }
  if (configFolders.test(path) || (configNames.test(name) && !named) || configKeys.test(content)) return false;
  if (!named && !foldered) return false;
  return looksTranslatable(content, foldered ? 3 : 2) && (foldered || !/^- /.test(first));
}

/** Keys with texts, of which one in `share` or more reads like a sentence or label. */
function looksTranslatable(content: string, share: number): boolean {
  let strings = 0;
  let texts = 0;
  for (const match of content.matchAll(/^[ \t]*(?:- +)?[^\s#:][^\n:]*:[ \t]+(?![|>&*!{[#])(["']?)([^\n]+)$/gm)) {
    const value = (match[2] ?? '').trim().replace(/["']$/, '');
    strings++;
    if (readsLikeText(value)) texts++;
  }
  return texts * share >= strings;
}
