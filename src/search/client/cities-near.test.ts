import { expect, test } from 'vitest';
import { citiesNear } from './cities-near.ts';
import type { SearchClient } from './search-client.ts';

const AT = { Geelong: { lat: -38.15, lng: 144.36 }, Perth: { lat: -31.95, lng: 115.86 } };
const client = {
	rules: { filters: [] },
	search: async () => ({ answers: Object.values(AT).map((_geo) => ({ hits: [{ _geo }] })) }),
} as unknown as SearchClient;
const near = (find: Parameters<typeof citiesNear>[3]) => citiesNear(['3220'], Object.keys(AT), client, find);

test('the cities near a postcode are found, and none near an unknown one', async () => {
	const found = await near(async () => ({ lat: -38.1, long: 144.3 }));
	expect(found).toEqual(new Map([['3220', ['Geelong']]]));
	expect(await near(async () => null)).toEqual(new Map([['3220', []]]));
});

test('postcodes that cannot be loaded are an error, not places without vehicles', async () => {
	await expect(near(() => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection');
});
