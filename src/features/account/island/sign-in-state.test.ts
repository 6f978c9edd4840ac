import { expect, test } from 'vitest';
import { FIRST_STATE, nextState, type SignInEvent } from './sign-in-state.ts';

const after = (...events: SignInEvent[]) => events.reduce(nextState, FIRST_STATE);
const sent: SignInEvent = { type: 'code sent', phone: '0412 345 678', resendAt: 30_000, isAgain: false };
const refused: SignInEvent = { type: 'refused', problem: { field: 'code', message: 'Wrong.' } };

test('a code that was sent opens its step; going back keeps the number', () => {
	expect(after({ type: 'sending' }, sent)).toMatchObject({ step: 'code', isSending: false, status: null });
	expect(after(sent, { type: 'number changed' })).toMatchObject({ step: 'phone', phone: '0412 345 678' });
});

test('a refused code stays on its step with its problem, until another is sent', () => {
	expect(after(sent, { type: 'sending' }, refused)).toMatchObject({
		step: 'code',
		isSending: false,
		problem: { message: 'Wrong.' },
	});
	expect(after(sent, refused, { ...sent, isAgain: true })).toMatchObject({
		problem: null,
		status: 'We sent a new code.',
	});
});

test('a passkey is offered in a step of its own', () => {
	expect(after(sent, { type: 'signed in' })).toMatchObject({ step: 'passkey', isSending: false });
});

test('a limit opens a step of its own, from which the number can be changed', () => {
	const stopped = after({ type: 'stopped', stop: { reason: 'too often', until: 1 } });
	expect(stopped).toMatchObject({ step: 'stopped', stop: { until: 1 } });
	expect(nextState(stopped, { type: 'number changed' }).step).toBe('phone');
});

test('a number whose code could not be sent is kept', () => {
	const asked: SignInEvent = { type: 'sending', phone: '0412 345 678' };
	const stopped: SignInEvent = { type: 'stopped', stop: { reason: 'unavailable', until: 1 } };
	expect(after(asked, stopped, { type: 'number changed' })).toMatchObject({
		step: 'phone',
		phone: '0412 345 678',
	});
});

test('without a network the step stays as it is, with a message', () => {
	expect(after(sent, { type: 'sending' }, { type: 'not reached', status: 'Offline.' })).toMatchObject({
		step: 'code',
		isSending: false,
		status: 'Offline.',
	});
});
