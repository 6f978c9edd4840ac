import { describe, expect, test } from 'vitest';
import { PHOTO_LIMITS } from '../../../../src/domain/trade-in/photos.ts';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import type { NewPhoto } from '../../../../src/lead-api/store/trade-in/photo-store.ts';
import { newLead } from '../../../fixtures/leads/stored-lead.ts';
import { later, lead, leads, NOW, openTwice } from './two-stores.ts';

const DAY = 24 * 60;

/** A photo of an attempt, with other values where a test needs them. */
const photo = (attempt: string, change: Partial<NewPhoto> = {}): NewPhoto => ({
	id: `photo_${attempt}_${change.photo_id ?? 'one'}`,
	photo_id: 'one',
	view: 'front',
	width: 1920,
	height: 1080,
	dealer: 'coast',
	attempt,
	draft_ends_at: later(7 * DAY).toISOString(),
	erase_at: later(90 * DAY).toISOString(),
	data: new Uint8Array([0xff, 0xd8, 0, 255, 1]),
	...change,
});

/** Contract of a store: found vehicles, valuations and photos of trade-ins. */
export function tradeInsOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps what belongs to trade-ins`, () => {
		const at = openTwice(open);
		const attempt = () => `trade-in-${leads}-${Math.random()}`;

		test('only its own dealer reads a record until it expires, and then it is erased', async () => {
			const record = { id: `valuation_${attempt()}`, dealer: 'coast', body: '{"kms":1}' };
			await at.store.saveTradeInRecord({ ...record, ends_at: later(10).toISOString() });
			expect(await at.other.tradeInRecord('coast', record.id, NOW)).toMatchObject(record);
			expect(await at.store.tradeInRecord('bay', record.id, NOW)).toBeNull();
			expect(await at.store.tradeInRecord('coast', record.id, later(10))).toBeNull();
			await at.store.tidy(later(11));
			expect(await at.store.tradeInRecord('coast', record.id, NOW)).toBeNull();
		});

		test('a photo is stored once and read complete by every instance', async () => {
			const one = photo(attempt());
			const [first, again] = await Promise.all([
				at.store.savePhoto(one),
				at.other.savePhoto({ ...one, id: `${one.id}-2` }),
			]);
			expect(first).toEqual(again);
			expect(await at.other.photosOf('coast', one.attempt, NOW)).toEqual([first]);
			const data = await at.other.photo('coast', first?.id ?? '', NOW);
			expect([...(data ?? [])]).toEqual([...one.data]);
			expect(await at.store.photo('bay', first?.id ?? '', NOW)).toBeNull();
			expect(await at.store.photosOf('coast', 'another-attempt', NOW)).toEqual([]);
		});

		test('an attempt has at most twelve photos, in whatever order they arrive, and room for another when one is removed', async () => {
			const name = attempt();
			const sent = Array.from({ length: PHOTO_LIMITS.photos + 3 }, (_, index) =>
				photo(name, { photo_id: `photo-${index}` }),
			);
			const stored = await Promise.all(
				sent.map((one, index) => (index % 2 ? at.store : at.other).savePhoto(one)),
			);
			expect(stored.filter((one) => one !== null)).toHaveLength(PHOTO_LIMITS.photos);
			const kept = stored.find((one) => one !== null);
			await at.store.removePhoto('coast', name, kept?.photo_id ?? '');
			expect(await at.store.savePhoto(photo(name, { photo_id: 'more' }))).not.toBeNull();
			expect(await at.store.savePhoto(photo(name, { photo_id: 'too-many' }))).toBeNull();
		});

		test('photos without a lead are erased with the draft, and those of a lead after the dealer’s number of days', async () => {
			const draft = photo(attempt());
			const one = lead({ dealer: 'coast' });
			const kept = photo(one.submission_id);
			await at.store.savePhoto(draft);
			await at.store.savePhoto(kept);
			await at.store.save(newLead(one));
			await at.store.tidy(later(7 * DAY + 1));
			expect(await at.store.photosOf('coast', draft.attempt, NOW)).toEqual([]);
			expect(await at.store.photosOf('coast', kept.attempt, NOW)).toHaveLength(1);
			expect(await at.store.photosOf('coast', kept.attempt, later(90 * DAY))).toEqual([]);
			await at.store.tidy(later(90 * DAY + 1));
			expect(await at.store.photo('coast', kept.id, NOW)).toBeNull();
		});

		test('erasing an address and purging old leads also erase their photos', async () => {
			const email = `photographed-${leads}@example.com`;
			const one = lead({ dealer: 'coast' });
			one.fields = { ...one.fields, email };
			const old = lead({ dealer: 'coast', received_at: '2019-01-01T00:00:00.000Z' });
			for (const owner of [one, old]) {
				await at.store.save(newLead(owner));
				await at.store.savePhoto(photo(owner.submission_id));
			}
			expect(await at.store.erase(email)).toBe(1);
			expect(await at.store.photosOf('coast', one.submission_id, NOW)).toEqual([]);
			expect(await at.store.photosOf('coast', old.submission_id, NOW)).toHaveLength(1);
			await at.store.purge(new Date('2019-06-01'));
			expect(await at.store.photosOf('coast', old.submission_id, NOW)).toEqual([]);
		});
	});
}
