import address from './StoppedStep.tsx?address';
import type { StepProps } from './step-props.ts';

/** Loads the step of a limit, which few visitors see; without a connection the dealer's number is left. */
export const loadStoppedStep = () =>
	(import(/* @vite-ignore */ address) as Promise<typeof import('./StoppedStep.tsx')>).then(
		({ StoppedStep }) => ({ default: StoppedStep }),
		() => ({ default: ({ settings: { phone } }: StepProps) => <a href={phone.href}>Call {phone.text}</a> }),
	);
