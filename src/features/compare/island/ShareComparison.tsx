import { useState } from 'react';

/** How long the button shows 'Link copied', milliseconds (VDPACT-026). */
const SAID_MS = 1500;

/** Shares the comparison's address, which names its vehicles: with the device's share dialog, else through the clipboard. */
export function ShareComparison({ title }: { title: string }) {
	const [words, setWords] = useState('Share');
	const copied = () => {
		setWords('Link copied');
		setTimeout(() => setWords('Share'), SAID_MS);
	};
	const share = () => {
		const { href: url } = location;
		if (navigator.share !== undefined) {
			// Rejects when the visitor closes the share dialog.
			navigator.share({ title, url }).catch(() => {});
			return;
		}
		navigator.clipboard.writeText(url).then(copied, () => setWords('Copy the address of this page'));
	};
	return (
		<button className="btn btn--3" type="button" onClick={share}>
			<span aria-live="polite">{words}</span>
		</button>
	);
}
