import { expect, test } from 'vitest';
import { judgeAlerts, NONE_LOST_OR_TWICE } from './alert-verdict.ts';
import { openSavedLedger } from './saved-ledger.ts';
import type { StoredAlerts } from './stored-alerts.ts';

const DROP = { title: 'Car 1', sentence: 'Now $90,000, was $100,000.' };

/** A saved vehicle with a note, whose price drop was sent. */
const sound = (): StoredAlerts => ({
	accounts: [{ id: 'account_1', phone: '+61400000001' }],
	cars: [{ phone: '+61400000001', car_id: '1', note: 'Tow bar' }],
	known: [{ phone: '+61400000001', car_id: '1', price: 90_000 }],
	messages: [message('alert_1')],
	integrity: 'ok',
});

function message(id: string, state = 'delivered') {
	return { id, account_id: 'account_1', kind: 'changes', state, body: JSON.stringify({ changes: [DROP] }) };
}

function verdictAfter(change: (stored: StoredAlerts) => void, mailed = ['alert_1', 'alert_2']) {
	const ledger = openSavedLedger();
	ledger.accounts.set('+61400000001', 'account_1');
	ledger.cars.set('+61400000001 1', { isSaved: true, note: 'Tow bar' });
	ledger.cars.set('+61400000001 2', { isSaved: false, note: null });
	const stored = sound();
	change(stored);
	return judgeAlerts(ledger, stored, mailed, 90_000);
}

test('the verdict has no fault where the price drop of a saved vehicle was sent, even if its mail came twice', () => {
	expect(verdictAfter(() => undefined, ['alert_1', 'alert_1'])).toMatchObject({
		...NONE_LOST_OR_TWICE,
		repeated: 1,
	});
});

test.each<[string, (stored: StoredAlerts) => void, object]>([
	['an account is missing', (stored) => stored.accounts.pop(), { lostAccounts: ['+61400000001'] }],
	['a saved vehicle is missing', (stored) => stored.cars.pop(), { wrongCars: ['+61400000001 1'] }],
	[
		'the note of a saved vehicle is missing',
		({ cars: [car] }) => car && Object.assign(car, { note: null }),
		{ wrongCars: ['+61400000001 1'] },
	],
	[
		'a removed vehicle is still stored',
		({ cars }) => cars.push({ phone: '+61400000001', car_id: '2', note: null }),
		{ wrongCars: ['+61400000001 2'] },
	],
	[
		'the last price of a saved vehicle was not sent',
		({ known: [car] }) => car && Object.assign(car, { price: 100_000 }),
		{ unannounced: ['+61400000001 1 at 100000'] },
	],
	[
		'two messages have the same price drop',
		({ messages }) => messages.push(message('alert_2')),
		{ announcedTwice: ['account_1 Car 1: Now $90,000, was $100,000.'] },
	],
	[
		'a message was not sent',
		(stored) => stored.messages.splice(0, 1, message('alert_1', 'waiting')),
		{ unsent: ['alert_1 waiting'] },
	],
	[
		'a message did not arrive',
		(stored) => stored.messages.splice(0, 1, message('alert_3')),
		{ unsent: ['alert_3 delivered'] },
	],
])('the verdict has a fault where %s', (_what, change, faults) => {
	expect(verdictAfter(change)).toMatchObject({ ...NONE_LOST_OR_TWICE, ...faults });
});
