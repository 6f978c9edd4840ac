import { useEffect, useRef, useState } from 'react';

/** How long a text is left alone before it is announced, milliseconds: a slider on its way would talk without end. */
const REST_MS = 700;

/** Announces a text to screen readers once it has changed and come to rest. */
export function Spoken({ text }: { text: string }) {
	const last = useRef(text);
	const [announced, setAnnounced] = useState('');
	useEffect(() => {
		if (text === last.current) return;
		const rest = setTimeout(() => {
			last.current = text;
			setAnnounced(text);
		}, REST_MS);
		return () => clearTimeout(rest);
	}, [text]);
	return (
		<p className="vh" role="status">
			{announced}
		</p>
	);
}
