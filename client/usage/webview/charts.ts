import type { UsageBar } from '../../../shared/usageProtocol.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Shapes of a drawing: their names with their attributes. The page's policy allows no style of its own. */
function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(svg, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}

/**
 * A column for each day, with its figure as a tooltip.
 *
 * @param label what the chart says, for whoever does not see it.
 * @param figure the figure of a day in words.
 */
export function columns(bars: readonly UsageBar[], label: string, figure: (bar: UsageBar) => string): SVGElement {
  const [height, width] = [100, 4];
  const highest = Math.max(1, ...bars.map(({ characters }) => characters));
  const viewBox = `0 0 ${bars.length * width} ${height}`;
  const chart = shape('svg', {
    class: 'columns',
    viewBox,
    preserveAspectRatio: 'none',
    role: 'img',
    'aria-label': label,
  });
  for (const [i, bar] of bars.entries()) {
    const share = (bar.characters / highest) * height;
    const tall = bar.characters === 0 ? 0 : Math.max(1, share);
    const column = shape('g', {});
    const title = shape('title', {});
    title.textContent = figure(bar);
    // the whole height answers to the pointer
    column.append(
      title,
      shape('rect', { class: 'ground', x: i * width, y: 0, width, height }),
      shape('rect', { class: 'bar', x: i * width + 0.5, y: height - tall, width: width - 1, height: tall }),
    );
    chart.append(column);
  }
  return chart;
}

/**
 * A bar as long as its share, from 0 to 1; beside it stands the figure.
 *
 * @param isQuota whether a share that is nearly the whole is to catch the eye.
 */
export function bar(share: number, isQuota: boolean): SVGElement {
  const drawing = shape('svg', {
    class: 'share',
    viewBox: '0 0 100 4',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const width = Math.min(100, Math.max(0, share * 100));
  drawing.append(
    shape('rect', { class: 'ground', x: 0, y: 0, width: 100, height: 4 }),
    shape('rect', { class: isQuota && share >= 0.9 ? 'bar nearly' : 'bar', x: 0, y: 0, width, height: 4 }),
  );
  return drawing;
}
