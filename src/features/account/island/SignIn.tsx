import { lazy, memo, Suspense } from 'react';
import { addStylesheet } from '../../../browser/add-stylesheet.ts';
import { FormContext } from '../../../ui/form/form-context.ts';
import look from '../../../ui/form/live-form.css?url';
import { readReason } from '../browser/read-reason.ts';
import { SIGNED_IN } from '../browser/signed-in.ts';
import type { SignInSettings } from '../page-data.ts';
import { CodeStep } from './CodeStep.tsx';
import { loadPasskeyStep } from './load-passkey-step.ts';
import { loadStoppedStep } from './load-stopped-step.ts';
import { PhoneStep } from './PhoneStep.tsx';
import { usePageTitle } from './use-page-title.ts';
import { useSignIn } from './use-sign-in.ts';

// At the same time as React, so that it is there when the form is live.
if ('document' in globalThis) addStylesheet(look);

const PasskeyStep = lazy(loadPasskeyStep);
const StoppedStep = lazy(loadStoppedStep);

/** Signing in, one screen for each step. The first is rendered, and posts to the service where it is not hydrated. */
function SignInIsland(settings: SignInSettings) {
	// Read anew, as a visitor who comes back may have chosen the code.
	const reason = readReason(settings.noun);
	const { state, isLive, ...actions } = useSignIn(settings, () => dispatchEvent(new Event(SIGNED_IN)));
	usePageTitle(state, reason.words.heading, settings.dealer);
	const props = { state, settings, reason, ...actions };
	return (
		<FormContext value={{ isLive, problems: state.problem ? [state.problem] : [] }}>
			{state.step === 'phone' && <PhoneStep {...props} />}
			{state.step === 'code' && <CodeStep {...props} />}
			<Suspense>
				{state.step === 'passkey' && <PasskeyStep {...props} />}
				{state.step === 'stopped' && <StoppedStep {...props} />}
			</Suspense>
		</FormContext>
	);
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const SignIn = memo(SignInIsland);
