/** The color of a badge from some percents on. */
const colors: readonly (readonly [from: number, color: string, name: string])[] = [
  [100, '#2e7d32', 'brightgreen'],
  [90, '#558b2f', 'green'],
  [70, '#8d6e00', 'yellow'],
  [0, '#b3541e', 'orange'],
];

const label = 'translated';

/**
 * A badge that shows how much is translated, as a picture: nothing in it is fetched from elsewhere.
 *
 * @param percent 0 to 100; shown as whole percents, rounded down.
 */
export function badgeSvg(percent: number): string {
  const message = `${Math.floor(percent)} %`;
  const [, color] = colorOf(percent);
  const [left, right] = [7 * label.length + 4, 8 * message.length + 10];
  const width = left + right;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${message}">
  <title>${label}: ${message}</title>
  <clipPath id="r"><rect width="${width}" height="20" rx="3"/></clipPath>
  <g clip-path="url(#r)">
    <rect width="${left}" height="20" fill="#444"/>
    <rect x="${left}" width="${right}" height="20" fill="${color}"/>
  </g>
  <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
    <text x="${left / 2}" y="14">${label}</text>
    <text x="${left + right / 2}" y="14">${message}</text>
  </g>
</svg>
`;
}

/** The same as data for a badge endpoint of shields.io. */
export function badgeJson(percent: number): string {
  const [, , color] = colorOf(percent);
  return `${JSON.stringify({ schemaVersion: 1, label, message: `${Math.floor(percent)}%`, color })}\n`;
}

function colorOf(percent: number): (typeof colors)[number] {
  return colors.find(([from]) => percent >= from) ?? [0, '#555', 'lightgrey'];
}
