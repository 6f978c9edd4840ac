import { type Paint, shade } from '../paint/colours.ts';
import type { ShellView } from './shell.ts';
import type { Stage } from './stage.ts';
import { group, type Markup, tag } from './svg.ts';
import { TONE_UNIT } from './tones.ts';

/** A body's paint with its light; clip it to the body's outline. `blur`, in units, blends the steps of light. */
export function paintedShell(stage: Stage, shell: ShellView, paint: Paint = stage.paint, blur = 6): Markup {
	const { x, y, width, height } = shell.window;
	const layers = shell.tones.layers.map(({ tone, d }) => tag('path', { fill: shade(paint, tone), d }));
	const area = [x, y, width, height].map((v) => Math.round(v / TONE_UNIT));
	const melted = { filter: stage.art.blur(blur / TONE_UNIT, area), transform: `scale(${TONE_UNIT})` };
	const ground = tag('path', {
		d: `M${x} ${y}h${width}v${height}h${-width}Z`,
		fill: shade(paint, shell.tones.middle),
	});
	return ground + group(melted, ...layers);
}
