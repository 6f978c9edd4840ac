import type { RangeSection } from '../../search/model/search-model.ts';
import { EMPTY_SEARCH } from '../../search/state.ts';
import { Histogram } from './Histogram.tsx';
import { NumberField } from './NumberField.tsx';
import { RangeSlider } from './RangeSlider.tsx';

const bounds = { min: 10_000, max: 100_000, step: 1000, roundTo: 1000 };
const PRICE: RangeSection = {
	facet: 'price',
	title: 'Price',
	control: 'slider',
	isOpen: true,
	bounds,
	thumbs: { min: 10_000, max: 100_000 },
	openFrom: 100_000,
	bars: [5, 20, 60, 100, 80, 40, 30, 15, 10],
};
const ignored = () => undefined;

const slider = (changes: Partial<RangeSection>) => (
	<RangeSlider section={{ ...PRICE, ...changes }} state={EMPTY_SEARCH} change={ignored} />
);

export const examples = {
	'whole range': slider({}),
	'a part of it': slider({ thumbs: { min: 30_000, max: 60_000 } }),
	'without bars': slider({ bars: [] }),
	'bars alone': <Histogram bars={PRICE.bars} bounds={bounds} thumbs={{ min: 30_000, max: 60_000 }} />,
	'a number': (
		<div className="range__fields">
			<NumberField label="Lowest price" value={30_000} format={String} problem="" onSettle={ignored} />
		</div>
	),
};
