import { expect, test } from 'vitest';
import { byModelOrder } from './model-order.ts';

const model = (manufacturer: string, name: string) => ({ manufacturer, name });

test('models have the fixed order of their make, unknown ones after them by name (MODELS-021)', () => {
	const models = ['Zephyr', 'HiLux', 'Aurora', 'rav4', 'Yaris', 'GR86', 'Corolla Hatch'].map((name) =>
		model('toyota', name),
	);

	expect(models.toSorted(byModelOrder(['toyota'])).map(({ name }) => name)).toEqual([
		'Yaris',
		'Corolla Hatch',
		'rav4',
		'HiLux',
		'GR86',
		'Aurora',
		'Zephyr',
	]);
});

test('makes have the order of the site', () => {
	const models = [model('mg', 'ZS'), model('kia', 'EV9'), model('mg', 'MG3'), model('kia', 'Picanto')];

	expect(models.toSorted(byModelOrder(['kia', 'mg'])).map(({ name }) => name)).toEqual([
		'Picanto',
		'EV9',
		'MG3',
		'ZS',
	]);
});

test.each(['toyota', 'kia', 'nissan', 'suzuki', 'mg'])('%s has its own order of models', (make) => {
	const first = { toyota: 'Yaris', kia: 'Picanto', nissan: 'Juke', suzuki: 'Ignis', mg: 'MG3' }[make] ?? '';
	const models = [model(make, 'An unknown model'), model(make, first)];

	expect(models.toSorted(byModelOrder([make]))[0]?.name).toBe(first);
});
