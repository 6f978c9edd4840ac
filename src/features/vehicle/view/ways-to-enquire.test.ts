import { describe, expect, test } from 'vitest';
import type { aParsedDealer } from '../../../../tests/fixtures/config/a-dealer.ts';
import { vehiclePageOf } from '../../../../tests/fixtures/sites/vehicle-page.ts';

type Options = Parameters<typeof aParsedDealer>[0];

describe('the ways to enquire', () => {
	test('a text message is offered only for a mobile number', () => {
		const sms = (options: Options) => vehiclePageOf({}, options).dialogs[0]?.sms ?? null;

		expect(sms({})).toBeNull();
		expect(sms({ phones: { override: '0491 570 156' } })).toMatch(/^sms:0491570156\?body=/);
		expect(sms({ features: { instant_message: { number: '0491 570 157' } } })).toMatch(/^sms:0491570157/);
	});

	test.each([
		{ count: 0, is: true },
		{ count: 3, is: true },
		{ count: 4, is: false },
	])('with $count pictures more photos can be requested: $is (resolution 78)', ({ count, is }) => {
		const images = Array.from({ length: count }, (_, n) => ({
			image: { url: `https://images.example/${n}.jpg` },
		}));
		const page = vehiclePageOf({ images });

		expect(page.hasFewPictures).toBe(is);
		expect(page.dialogs.some(({ id }) => id === 'photos')).toBe(is);
	});
});
