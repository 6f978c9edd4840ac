import { describe, expect, test } from 'vitest';
import type { NewSpin } from '../../../../src/lead-api/store/spin/spin-store.ts';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead, storedEnquiry } from '../../../fixtures/leads/stored-lead.ts';
import { due, LEASE_MS, later, NOW, openTwice } from './two-stores.ts';

let count = 0;

/** A spin of another player each time, at a position with a prize. */
function newSpin(dealer: string, change: Partial<NewSpin> = {}): NewSpin {
	count += 1;
	const lead = (result: string) =>
		newLead(
			storedEnquiry({
				id: `lead_spin_${count}_${result}`,
				dealer,
				submission_id: `spin-${count}`,
				category: 'Spin to Win',
				received_at: NOW.toISOString(),
			}),
			{ body_hash: 'spin' },
		);
	return {
		dealer,
		promotion: 'summer',
		player_key: `player-${count}`,
		phone_key: `phone-${count}`,
		account_id: null,
		seed: `seed-${count}`,
		own_number: '42',
		position: 3,
		drawn_at: NOW.toISOString(),
		keep_until: later(60).toISOString(),
		won: { prize: 'gas', code: `GAS ${count}`, stock: 3, lead: lead('won') },
		nothing: lead('nothing'),
		...change,
	};
}

/** Contract of a store: spins to win. */
export function spinsOfStore(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} draws spins`, () => {
		const at = openTwice(open);

		test('a spin is kept with its lead and its delivery', async () => {
			const spin = newSpin('spin-kept');
			const outcome = await at.store.drawSpin(spin);
			const { promotion, seed, own_number, position, drawn_at } = spin;
			const kept = {
				promotion,
				prize: 'gas',
				code: spin.won?.code,
				seed,
				own_number,
				position,
				drawn_at,
			};
			expect(outcome).toEqual({ status: 'drawn', spin: kept });
			expect(await at.other.spinOf('spin-kept', 'summer', spin.player_key)).toEqual(kept);
			expect(await at.other.spinOf('spin-kept', 'winter', spin.player_key)).toBeNull();
			expect(await at.other.drawnPrizes('spin-kept', 'summer')).toEqual({ gas: 1 });
			expect((await due(at.other, 'spin-kept')).map(({ lead }) => lead.id)).toEqual([spin.won?.lead.lead.id]);
		});

		test('a player spins once, however often and from however many tabs the spin is sent', async () => {
			const spin = newSpin('spin-once');
			const tries = Array.from({ length: 20 }, (_, index) =>
				(index % 2 ? at.store : at.other).drawSpin({ ...spin, own_number: String(index) }),
			);
			const outcomes = await Promise.all(tries);
			expect(outcomes.filter(({ status }) => status === 'drawn')).toHaveLength(1);
			expect(outcomes.filter(({ status }) => status === 'repeated')).toHaveLength(19);
			const numbers = outcomes.map((outcome) => ('spin' in outcome ? outcome.spin.own_number : ''));
			expect(new Set(numbers).size).toBe(1);
			expect(await at.store.drawnPrizes('spin-once', 'summer')).toEqual({ gas: 1 });
			expect(await due(at.store, 'spin-once')).toHaveLength(1);
		});

		test('a phone number spins once, whichever browser it is typed in', async () => {
			const spin = newSpin('spin-phone');
			await at.store.drawSpin(spin);
			const again = { ...newSpin('spin-phone'), phone_key: spin.phone_key };
			expect(await at.other.drawSpin(again)).toEqual({ status: 'phone_used' });
			expect(await at.other.spinOf('spin-phone', 'summer', again.player_key)).toBeNull();
		});

		test('of 1,000 spins at the same time no more win than there are prizes, each with its lead', async () => {
			const outcomes = await Promise.all(
				Array.from({ length: 1000 }, (_, index) =>
					(index % 2 ? at.store : at.other).drawSpin(newSpin('spin-race')),
				),
			);
			const won = outcomes.filter((outcome) => 'spin' in outcome && outcome.spin.prize !== null);
			expect(outcomes.filter(({ status }) => status !== 'drawn')).toEqual([]);
			expect(won).toHaveLength(3);
			expect(await at.store.drawnPrizes('spin-race', 'summer')).toEqual({ gas: 3 });
			const claimed = await at.store.claimDue(NOW, 2000, LEASE_MS);
			const delivered = claimed.filter(({ lead }) => lead.dealer === 'spin-race');
			expect(delivered).toHaveLength(1000);
			expect(delivered.filter(({ lead }) => lead.id.endsWith('_won'))).toHaveLength(3);
		});

		test('a spin whose lead cannot be stored takes no prize, and can be sent again', async () => {
			const spin = newSpin('spin-fails');
			const { won } = spin;
			if (!won) throw new Error('no prize');
			// The database refuses a lead without a category.
			const broken = { ...won.lead, lead: { ...won.lead.lead, category: null as unknown as string } };
			await expect(at.store.drawSpin({ ...spin, won: { ...won, lead: broken } })).rejects.toThrow();
			expect(await at.other.drawnPrizes('spin-fails', 'summer')).toEqual({});
			expect(await at.other.spinOf('spin-fails', 'summer', spin.player_key)).toBeNull();
			expect((await at.other.drawSpin(spin)).status).toBe('drawn');
		});

		test('an account’s spins are in its data, and count without personal data after they are erased', async () => {
			const session = {
				session_key: 'spin-session',
				idle_ends_at: later(60).toISOString(),
				ends_at: later(60).toISOString(),
			};
			const account = await at.store.openSession('spin-own', '+61499912345', session, NOW);
			const spin = newSpin('spin-own', { account_id: account.id });
			await at.store.drawSpin(spin);
			expect((await at.other.accountData(account.id))?.spins).toMatchObject([
				{ prize: 'gas', seed: spin.seed },
			]);
			await at.store.eraseAccount(account.id);
			expect(await at.store.accountData(account.id)).toBeNull();
			expect((await at.other.drawSpin(spin)).status).toBe('repeated');
		});

		test('a spin is deleted when its retention ends', async () => {
			const spin = newSpin('spin-ends', { keep_until: later(1).toISOString() });
			await at.store.drawSpin(spin);
			await at.store.tidy(later(0));
			expect(await at.store.spinOf('spin-ends', 'summer', spin.player_key)).not.toBeNull();
			await at.store.tidy(later(2));
			expect(await at.other.spinOf('spin-ends', 'summer', spin.player_key)).toBeNull();
			expect(await at.other.drawnPrizes('spin-ends', 'summer')).toEqual({});
		});
	});
}
