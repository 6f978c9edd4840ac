import { expect, test } from 'vitest';
import { aHomeBlock } from '../../../../../tests/fixtures/home/a-home-block.ts';
import { aVehicle } from '../../../../../tests/fixtures/search/search-document.ts';
import type { Data } from './view.ts';

const OPTIONS = { block: 'latest-stock', link: 'All {count}' } as const;
const DAY = '2026-11-20T00:00:00Z';

test('the heading is about new arrivals where the feed has dates, and otherwise about vehicles in stock', () => {
	const heading = (created_at: string | null, title?: string) =>
		aHomeBlock<Data>({ ...OPTIONS, ...(title && { title }) }, { vehicles: [aVehicle({ created_at })] })
			?.title;
	expect(heading(DAY)).toBe('Just arrived');
	expect(heading(null)).toBe('In stock now');
	expect(heading(DAY, 'On the yard')).toBe('On the yard');
	expect(heading(null, 'On the yard')).toBe('On the yard');
});

test('the newest vehicles for sale are shown up to the limit, with a link to all', () => {
	const vehicles = [
		aVehicle({ id: '1', model: 'Kluger', created_at: '2026-11-01T00:00:00Z' }),
		aVehicle({ id: '2', model: 'RAV4', created_at: DAY }),
		aVehicle({ id: '3', model: 'Yaris', created_at: '2026-11-10T00:00:00Z' }),
		aVehicle({
			id: '4',
			model: 'Corolla',
			created_at: '2026-11-21T00:00:00Z',
			sold: true,
			sold_date_timestamp: Date.parse('2026-11-20T22:00:00Z') / 1000,
		}),
	];
	const data = aHomeBlock<Data>({ ...OPTIONS, limit: 2 }, { vehicles });
	expect(data?.cards.map(({ title }) => title)).toEqual(['2024 Toyota RAV4', '2024 Toyota Yaris']);
	expect(data?.link).toEqual({ label: 'All 3', href: '/search/new-used-and-demo-cars' });
});
