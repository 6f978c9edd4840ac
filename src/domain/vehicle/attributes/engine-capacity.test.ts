import { expect, test } from 'vitest';
import { engineCapacity } from './engine-capacity.ts';

const NONE = { enginesize: null, enginesize_litres: null };

test.each([
	[
		'the maker’s cubic centimetres first',
		{ engine_size: '0.4 L', variant: { ...NONE, enginesize: 399 } },
		399,
	],
	['cubic centimetres as a feed writes them', { engine_size: '1,868 cc', variant: NONE }, 1868],
	['with nothing between figure and unit', { engine_size: '650cc', variant: NONE }, 650],
	['litres', { engine_size: '1.2 L', variant: NONE }, 1200],
	['litres in a word', { engine_size: '1.25 litre V-twin', variant: NONE }, 1250],
	['the maker’s litres', { engine_size: null, variant: { ...NONE, enginesize_litres: 0.9 } }, 900],
	['a bare figure that can only be cubic centimetres', { engine_size: '321', variant: NONE }, 321],
	['a bare figure that can only be litres', { engine_size: '1.8', variant: NONE }, 1800],
	['a bare figure that can be neither', { engine_size: '35', variant: NONE }, null],
	['nothing known', { engine_size: null, variant: NONE }, null],
	['an electric motor', { engine_size: 'Electric', variant: { ...NONE, enginesize: 0 } }, null],
])('%s', (_, vehicle, expected) => {
	expect(engineCapacity(vehicle)).toBe(expected);
});
