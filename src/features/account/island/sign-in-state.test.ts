import { expect, test } from 'vitest';
import { FIRST_STATE, nextState, type SignInEvent } from './sign-in-state.ts';

const after = (...events: SignInEvent[]) => events.reduce(nextState, FIRST_STATE);
const sent: SignInEvent = { type: 'code sent', phone: '0412 345 678', resendAt: 30_000, isAgain: false };
const refused: SignInEvent = { type: 'refused', problem: { field: 'code', message: 'Wrong.' } };

test('a sent code opens its step, and going back keeps the number', () => {
	expect(after({ type: 'sending' }, sent)).toMatchObject({ step: 'code', isSending: false, status: null });
	expect(after(sent, { type: 'number changed' })).toMatchObject({ step: 'phone', phone: '0412 345 678' });
});

test('a refused code stays in its step with its problem until another code is sent', () => {
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

test('a passkey is offered in a separate step', () => {
	expect(after(sent, { type: 'signed in' })).toMatchObject({ step: 'passkey', isSending: false });
});

test('a limit opens a separate step, from which the number can be changed', () => {
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

test('without a network the step stays the same, with a message', () => {
	expect(after(sent, { type: 'sending' }, { type: 'not reached', status: 'Offline.' })).toMatchObject({
		step: 'code',
		isSending: false,
		status: 'Offline.',
	});
});
