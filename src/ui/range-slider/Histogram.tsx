import type { RangeSection } from '../../search/model/search-model.ts';

type Props = Pick<RangeSection, 'bars' | 'bounds' | 'thumbs'>;

/** Histogram of vehicles along a slider; hidden from screen readers, because the fields contain the range. */
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
