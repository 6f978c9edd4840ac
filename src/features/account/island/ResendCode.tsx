import { useSecondsUntil } from './use-seconds-until.ts';

/** Another code after a wait. The seconds are no live region: screen readers read them when they come to the sentence. */
export function ResendCode({ at, resend }: { at: number; resend: () => void }) {
	const seconds = useSecondsUntil(at);
	return (
		<p className="sign-in__wait">
			No text yet?{' '}
			{seconds > 0 ? (
				`You can ask again in ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`
			) : (
				<button className="link" type="button" onClick={resend}>
					Text me a new code
				</button>
			)}
		</p>
	);
}
