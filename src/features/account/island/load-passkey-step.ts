import address from './PasskeyStep.tsx?address';

/** Loads the step that offers a passkey, which comes after the code. */
export async function loadPasskeyStep() {
	const { PasskeyStep } = await (import(/* @vite-ignore */ address) as Promise<
		typeof import('./PasskeyStep.tsx')
	>);
	return { default: PasskeyStep };
}
