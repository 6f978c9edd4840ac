import type { RangeSection } from '../../search/model/search-model.ts';

type Props = Pick<RangeSection, 'bars' | 'bounds' | 'thumbs'>;

/** How many vehicles there are along a slider; its fields say the chosen range, so it is for the eye alone. */
export function Histogram({ bars, bounds, thumbs }: Props) {
	const width = (bounds.max - bounds.min) / bars.length;
	const isChosen = (index: number) => {
		const middle = bounds.min + (index + 0.5) * width;
		return middle >= thumbs.min && middle <= thumbs.max;
	};
	return (
		<div className="range__bars" aria-hidden="true">
			{bars.map((bar, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place on the slider.
				<i key={index} className={isChosen(index) ? 'is-chosen' : undefined} style={{ height: `${bar}%` }} />
			))}
		</div>
	);
}
