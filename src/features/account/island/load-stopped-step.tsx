import address from './StoppedStep.tsx?address';
import type { StepProps } from './step-props.ts';
import { STOPPED_HEADING } from './stopped-heading.ts';

/** Loads the step of a limit, which few visitors see; without a connection the dealer's number is left. */
export async function loadStoppedStep() {
	try {
		const loaded = import(/* @vite-ignore */ address) as Promise<typeof import('./StoppedStep.tsx')>;
		return { default: (await loaded).StoppedStep };
	} catch {
		return { default: JustCall };
	}
}

function JustCall({ settings: { phone } }: StepProps) {
	return (
		<>
			<h1>{STOPPED_HEADING}</h1>
			<a className="btn btn--1" href={phone.href}>
				Call {phone.text}
			</a>
		</>
	);
}
