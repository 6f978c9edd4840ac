import { useEffect, useRef, useState } from 'react';
import type { CallOutcome } from '../../../api/call.ts';
import { getSpin, postSpin, type SpinResult } from '../../../api/spin/spin.ts';
import { unbroken } from '../../../domain/phone/unbroken.ts';
import { spinProblems } from '../../../domain/spin/entry.ts';
import { type WindowState, windowEdges, windowState } from '../../../domain/time/date-window.ts';
import type { FieldProblem } from '../../../ui/form/form-context.ts';
import { noteSpun } from '../browser/spun-before.ts';
import type { SpinSettings } from '../page-data.ts';

/** What the page shows: the form, the wheel on its way to the result, the result, or that it is not open. */
type Phase = 'form' | 'turning' | 'result' | 'closed';

/** The visitor's spin and what can be done with it. */
export interface Spin {
	isLive: boolean;
	phase: Phase;
	/** Whether the promotion is to come, open or over. */
	state: WindowState;
	result: SpinResult | null;
	/** How many of each prize are left; null until the service has said. */
	left: Readonly<Record<string, number>> | null;
	/** The hash of the seed; null until the service has said. */
	seal: string | null;
	/** The number that this browser adds to the draw. */
	ownNumber: string;
	isSending: boolean;
	problems: readonly FieldProblem[];
	/** What went wrong; null for nothing. */
	error: string | null;
	/** Spins, with the turning wheel or without. */
	send: (entry: FormData, isTurning: boolean) => Promise<void>;
	/** The wheel has stopped. */
	stopped: () => void;
}

/** Loads the visitor's spin, and draws it. A spin whose answer was lost is not lost: it is asked for again, and gives the same result. */
export function useSpin(settings: SpinSettings): Spin {
	const { api, isGated } = settings;
	const [state, setState] = useState(settings.state);
	const [phase, setPhase] = useState<Phase>(settings.state === 'open' ? 'form' : 'closed');
	const [known, setKnown] = useState<Pick<Spin, 'result' | 'left' | 'seal'>>(UNKNOWN);
	const [status, setStatus] = useState<Pick<Spin, 'isSending' | 'problems' | 'error'>>(IDLE);
	const [isLive, setLive] = useState(false);
	const [ownNumber, setOwnNumber] = useState('');
	const isBusy = useRef(false);

	const load = async () => {
		const outcome = await getSpin(api);
		if (outcome.status !== 'answered') return null;
		setKnown(outcome.data);
		if (outcome.data.result) {
			noteSpun();
			setPhase('result');
		}
		return outcome.data.seal;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is live.
	useEffect(() => {
		setLive(true);
		setOwnNumber(String(crypto.getRandomValues(new Uint32Array(1))[0]));
		const today = windowState(windowEdges(settings), Date.now());
		setState(today);
		setPhase(today === 'open' ? 'form' : 'closed');
		void load();
	}, []);

	const send = async (entry: FormData, isTurning: boolean) => {
		if (isBusy.current) return;
		const text = (name: string) => String(entry.get(name) ?? '');
		const sent = { name: text('name'), agreed: entry.has('agreed') };
		const phone = isGated ? {} : { phone: text('phone') };
		const problems = spinProblems({ ...sent, ...phone });
		if (problems.length > 0) return setStatus({ isSending: false, problems, error: null });
		isBusy.current = true;
		setStatus({ isSending: true, problems: [], error: null });
		const seal = known.seal ?? (await load());
		const outcome =
			seal === null ? null : await postSpin(api, { ...sent, ...phone, seal, own_number: ownNumber });
		isBusy.current = false;
		if (outcome?.status !== 'answered') return setStatus(failureOf(outcome, unbroken(settings.phone.text)));
		setStatus(IDLE);
		setKnown((before) => ({ ...before, result: outcome.data }));
		noteSpun();
		setPhase(isTurning ? 'turning' : 'result');
	};
	const stopped = () => {
		setPhase('result');
		void load();
	};
	return { isLive, phase, state, ownNumber, ...known, ...status, send, stopped };
}

const UNKNOWN = { result: null, left: null, seal: null };
const IDLE = { isSending: false, problems: [], error: null };

function failureOf(
	outcome: Exclude<CallOutcome<SpinResult>, { status: 'answered' }> | null,
	phone: string,
): Pick<Spin, 'isSending' | 'problems' | 'error'> {
	const at = { isSending: false, problems: [] };
	if (outcome?.status === 'refused') {
		const { problems = [], error, remedy } = outcome.problem;
		if (problems.length > 0) return { ...at, problems, error: null };
		return {
			...at,
			error: `${error} ${remedy === 'reload' ? 'Please reload it, or call' : 'Call'} us on ${phone}.`,
		};
	}
	if (outcome?.status === 'limited') return { ...at, error: outcome.message };
	const why = outcome?.status === 'offline' ? 'You’re offline.' : 'The wheel didn’t answer.';
	return { ...at, error: `${why} Your spin is not lost: press again in a minute, or call us on ${phone}.` };
}
