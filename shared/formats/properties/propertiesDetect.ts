import { inLocaleFolder, isBundleName, namesLanguage, readsLikeText } from '../../languages/localePath.ts';
import { scanProperties } from './propertiesScan.ts';
import { propertiesSlot } from './propertiesString.ts';

const configNames =
  /^(?:\.|(?:gradle|gradle-wrapper|maven-wrapper|wrapper|local|log4j2?|logging|logback|simplelogger|commons-logging|application|bootstrap|config|configuration|settings|build|project|pom|jvm|sonar-project|sonar|hibernate|quartz|junit-platform|version|versions|ivy|ivysettings|system|git|env|environment|database|db|jdbc|mail|server|security|net|ehcache|spring|velocity|kafka|zookeeper|consumer|producer|robolectric|key|keystore|signing|default|defaults|test|dependencies|microprofile-config|jndi|quarkus|lombok|checkstyle|pmd|ant|nbproject|genfiles|private|platform|secrets?|package-info|buildNumber|release)(?:[.-][\w.-]+)?$)/i;

const resourceNames = /(?:language|resources)$/i;

/** One word, number, path, class, address, list or pattern that only a program reads. */
const forPrograms =
  /^(?:true|false|null|-?\d[\w.:%-]*|[\w$-]+(?:\.[\w$*-]+)+|(?:[a-z]+:)?\/\S*|\.{1,2}\/\S*|[a-z][\w+.-]*:\S+|[A-Z]:\\\S*|#[\da-f]{3,8}|[A-Z\d_]{3,}|[a-z]+[A-Z]\w*|[\w./-]+(?:,\s*[\w./-]+)+|\S*[$@]\{[^}]+\}\S*|(?=\S*[*=])\S*|.*%[-\d.]*[a-zA-Z]\{.*|.*%n)$/;

/**
 * Whether a `.properties` file holds texts for people: one that is called or lies like a resource bundle unless most of
 * its values are for programs, any other one when most of them read like texts.
 *
 * @param head the first part of the text.
 */
export function isLocalizationProperties(path: string, head: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.properties$/i, '');
  const inLanguage =
    namesLanguage(name.replace(/_[A-Z][a-z]{3}(?=_|$)/, '')) && /(?:^|_|\.)[a-z]{2}(?:[._-]|$)/.test(name);
  // A list of the files of each language, as pages of Mozilla load them.
  if (/^@import url\(/m.test(head)) return false;
  const { texts, others, count } = judged(head);
  if (configNames.test(name)) return inLanguage && name.includes('_') && texts > others;
  const named =
    inLanguage ||
    inLocaleFolder(path) ||
    isBundleName(name) ||
    resourceNames.test(name) ||
    /\/[a-z]{2,3}-[A-Z]{2}\/(?:[^/]+\/)*[^/]+$/.test(path);
  if (named) return others * 2 <= count;
  return texts > 0 && texts * 2 >= count && others * 3 <= count;
}

function judged(head: string): { texts: number; others: number; count: number } {
  const entries = [...scanProperties(head).entries];
  // The last entry may be cut off.
  const whole = entries.length > 1 && head.length >= 4096 ? entries.slice(0, -1) : entries;
  let texts = 0;
  let others = 0;
  let count = 0;
  for (const { value } of whole) {
    const text = propertiesSlot(head, value).value.trim();
    if (text === '') continue;
    count++;
    if (forPrograms.test(text)) others++;
    else if (readsLikeText(text)) texts++;
  }
  return { texts, others, count };
}

/** Whether a text is keys and values line by line (`harbour=Harbour`), as a resource of a program has them. */
export function isListOfEntries(head: string): boolean {
  // The last one may be cut.
  const lines = head
    .split('\n')
    .slice(0, -1)
    .filter((line) => !/^\s*(?:[#!;]|$)/.test(line));
  return lines.length >= 6 && lines.every((line) => /^[\w.-]+\s?=/.test(line));
}
