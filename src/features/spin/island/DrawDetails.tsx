import { useEffect, useState } from 'react';
import { unbroken } from '../../../domain/phone/unbroken.ts';
import { decidingText, drawnPosition } from '../../../domain/spin/draw.ts';
import { positionsOf } from '../../../domain/spin/prizes.ts';
import { proofSteps } from '../../../domain/spin/result-words.ts';
import type { SpinSettings } from '../page-data.ts';
import type { Spin } from './use-spin.ts';

/** How a result is drawn: the seal before the spin, and after it the key with the steps that repeat the draw. */
export function DrawDetails({ settings, spin }: { settings: SpinSettings; spin: Spin }) {
	const { phase, result, seal, ownNumber } = spin;
	if (phase === 'result' && result)
		return (
			<section>
				<details className="wheel-proof">
					<summary>
						<h2>Check the draw yourself</h2>
					</summary>
					<ol>
						{proofSteps(result, settings).map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
				</details>
				<CheckedHere settings={settings} result={result} />
			</section>
		);
	return (
		<section>
			<h2>How it’s drawn</h2>
			<p>
				Your result is drawn on our server the moment you press Spin. The wheel only shows it; how hard or
				when you press makes no difference. We lock in the draw beforehand and show you its seal; after your
				spin you get the key to check it.
			</p>
			<p className="wheel-page__seal">
				{seal === null ? 'The seal is shown once you can spin.' : `Seal ${seal}`}
			</p>
			{ownNumber !== '' && (
				<p>
					So that we can’t choose your result, your browser mixes in a number of its own: <b>{ownNumber}</b>.
				</p>
			)}
		</section>
	);
}

/** Repeats the draw in this browser. Without a secure connection browsers cannot; then the line is left out. */
function CheckedHere({ settings, result }: { settings: SpinSettings; result: NonNullable<Spin['result']> }) {
	const [isRight, setRight] = useState<boolean | null>(null);
	useEffect(() => {
		const { seal, seed, own_number, position } = result;
		if (!('subtle' in crypto)) return;
		void Promise.all([sha256(seed), sha256(decidingText(seed, own_number))]).then(([sealed, decides]) =>
			setRight(sealed === seal && drawnPosition(decides, positionsOf(settings)) === position),
		);
	}, [settings, result]);
	if (isRight === null) return null;
	return (
		<p className="small muted">
			{isRight
				? 'Your browser has repeated the draw just now: the seal and the result match.'
				: `Your browser repeated the draw and got another result. Please call us on ${unbroken(settings.phone.text)}.`}
		</p>
	);
}

async function sha256(text: string): Promise<string> {
	const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
