import { describe, expect, test } from 'vitest';
import type { LeadStore } from '../../../../src/lead-api/store/store.ts';
import { newLead, storedVehicleLead } from '../../../fixtures/leads/stored-lead.ts';
import { due, later, lead, leads, NOW, openTwice } from './two-stores.ts';

const APART = { answers: { take_home_pay: '1450' }, erase_at: later(60).toISOString() };

/** Contract of a store: private answers are stored apart, and so are unfinished leads. */
export function privateAnswersOfLeads(name: string, open: () => Promise<LeadStore>): void {
	describe(`a store on ${name} keeps private answers apart`, () => {
		const at = openTwice(open);
		const begun = (isLastStep: boolean) =>
			storedVehicleLead({ ...lead(), kind: 'lead', fields: storedVehicleLead({}, { isLastStep }).fields });

		test('only the lead’s own dealer reads private answers until they are erased, and the lead stays', async () => {
			const one = lead();
			await at.store.save(newLead(one, { private_answers: APART }));
			expect(await at.other.privateAnswers(one.dealer, one.id, NOW)).toEqual(APART);
			expect(await at.store.privateAnswers('another', one.id, NOW)).toBeNull();
			expect(await at.store.privateAnswers(one.dealer, one.id, new Date(APART.erase_at))).toBeNull();
			expect(JSON.stringify(await at.store.find(one.dealer, one.id))).not.toContain('take_home_pay');
			await at.store.tidy(later(59));
			expect(await at.store.privateAnswers(one.dealer, one.id, NOW)).toEqual(APART);
			await at.store.tidy(later(61));
			expect(await at.store.privateAnswers(one.dealer, one.id, NOW)).toBeNull();
			expect(await at.store.find(one.dealer, one.id)).not.toBeNull();
		});

		test('the private answers of a later step replace those before, and erasing the lead erases them', async () => {
			const first = begun(false);
			await at.store.save(newLead(first, { private_answers: APART }));
			const more = { ...APART, answers: { ...APART.answers, card_limits: '0' } };
			const second = { ...first, steps: [first.body] };
			const step = newLead(second, { body_hash: 'hash-2', private_answers: more });
			await at.store.addStep({ ...step, after_steps: 1 });
			expect(await at.store.privateAnswers(first.dealer, first.id, NOW)).toEqual(more);
			const email = `private-${leads}@example.com`;
			const gone = lead();
			gone.fields = { ...gone.fields, email };
			await at.store.save(newLead(gone, { private_answers: APART }));
			expect(await at.store.erase(email)).toBe(1);
			expect(await at.store.privateAnswers(gone.dealer, gone.id, NOW)).toBeNull();
		});

		test('a link to private answers can be used once', async () => {
			const key = `link-${leads}`;
			expect(await at.store.isLinkTaken(key)).toBe(false);
			const taken = await Promise.all(
				[at.store, at.other].map((store) => store.takeLink(key, later(60).toISOString())),
			);
			expect(taken.toSorted()).toEqual([false, true]);
			expect(await at.other.isLinkTaken(key)).toBe(true);
		});

		test('an unfinished lead is delivered after a delay that begins again with each step, and once if it is finished in time', async () => {
			const first = begun(false);
			const wait = (minutes: number) => ({ deliver_at: later(minutes).toISOString() });
			const step = (fields: typeof first.fields, steps: string[], minutes: number) => ({
				...newLead({ ...first, fields, steps }, { body_hash: `step-${steps.length}`, ...wait(minutes) }),
				after_steps: steps.length,
			});
			await at.store.save(newLead(first, wait(60)));
			await at.store.addStep(step(first.fields, [first.body], 90));
			expect(await due(at.store, first.dealer, later(89))).toEqual([]);
			await at.store.addStep(step({ ...first.fields, isLastStep: true }, [first.body, first.body], 80));
			expect(await due(at.store, first.dealer, later(81))).toHaveLength(1);
		});

		test('a lead that was delivered unfinished is delivered again when it is finished', async () => {
			const first = begun(false);
			await at.store.save(newLead(first));
			const [early] = await due(at.store, first.dealer);
			await at.store.settle(early?.entry.id ?? '', { state: 'delivered' }, NOW);
			const fields = { ...first.fields, isLastStep: true };
			const last = newLead({ ...first, fields, steps: [first.body] }, { body_hash: 'hash-2' });
			await at.store.addStep({ ...last, after_steps: 1 });
			const again = await due(at.store, first.dealer);
			expect(again.map(({ lead: { fields: now } }) => 'isLastStep' in now && now.isLastStep)).toEqual([true]);
		});
	});
}
