import type { FieldProblem } from '../../../ui/form/form-context.ts';

/** Why no code can be sent or entered at the moment. */
export interface Stop {
	reason: 'too often' | 'unavailable';
	/** When it may be tried again: Unix milliseconds. */
	until: number;
}

/** The state of signing in. */
export interface SignInState {
	step: 'phone' | 'code' | 'passkey' | 'stopped';
	/** The mobile number that a code was asked for, as visitors write it; it stays in its field when a visitor goes back. */
	phone: string;
	/** When another code may be requested: Unix milliseconds. */
	resendAt: number;
	isSending: boolean;
	/** The problem of the step's field. */
	problem: FieldProblem | null;
	/** A message that is no fault of the field. */
	status: string | null;
	stop: Stop | null;
}

/** What happens to a sign-in: an answer of the service, or a choice of the visitor. */
export type SignInEvent =
	/** With the number that a code is asked for. */
	| { type: 'sending'; phone?: string }
	| { type: 'code sent'; phone: string; resendAt: number; isAgain: boolean }
	| { type: 'refused'; problem: FieldProblem }
	| { type: 'not reached'; status: string }
	| { type: 'stopped'; stop: Stop }
	/** A passkey may be offered. */
	| { type: 'signed in' }
	| { type: 'number changed' };

/** The state of a sign-in that asks for a number. */
export const FIRST_STATE: SignInState = {
	step: 'phone',
	phone: '',
	resendAt: 0,
	isSending: false,
	problem: null,
	status: null,
	stop: null,
};

/** The state after an event. */
export function nextState(state: SignInState, event: SignInEvent): SignInState {
	const settled = { ...state, isSending: false, problem: null, status: null };
	switch (event.type) {
		case 'sending':
			return { ...state, phone: event.phone ?? state.phone, isSending: true, status: null };
		case 'code sent': {
			const { phone, resendAt, isAgain } = event;
			return { ...settled, step: 'code', phone, resendAt, status: isAgain ? 'We sent a new code.' : null };
		}
		case 'refused':
			return { ...settled, problem: event.problem };
		case 'not reached':
			return { ...state, isSending: false, status: event.status };
		case 'stopped':
			return { ...settled, step: 'stopped', stop: event.stop };
		case 'signed in':
			return { ...settled, step: 'passkey' };
		case 'number changed':
			return { ...settled, step: 'phone' };
	}
}
