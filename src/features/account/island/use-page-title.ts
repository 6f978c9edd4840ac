import { useEffect } from 'react';
import { STOPPED_HEADING } from '../../../domain/account/stopped-heading.ts';
import { CODE_HEADING } from './CodeStep.tsx';
import { PASSKEY_HEADING } from './passkey-heading.ts';
import type { SignInState } from './sign-in-state.ts';

/** Names the step in the page's title, after 'Error: ' where its field has a problem (GOV.UK Design System, 'Error summary'). */
export function usePageTitle({ step, problem }: SignInState, first: string, dealer: string): void {
	const heading = { phone: first, code: CODE_HEADING, passkey: PASSKEY_HEADING, stopped: STOPPED_HEADING }[
		step
	];
	useEffect(() => {
		document.title = `${problem ? 'Error: ' : ''}${heading} | ${dealer}`;
	}, [problem, heading, dealer]);
}
