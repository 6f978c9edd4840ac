import { PhoneStep } from './PhoneStep.tsx';
import address from './StoppedStep.tsx?address';

/** Loads the step of a limit, which few visitors see; without a connection the number can be sent once more. */
export const loadStoppedStep = () =>
	(import(/* @vite-ignore */ address) as Promise<typeof import('./StoppedStep.tsx')>).then(
		({ StoppedStep }) => ({ default: StoppedStep }),
		() => ({ default: PhoneStep }),
	);
