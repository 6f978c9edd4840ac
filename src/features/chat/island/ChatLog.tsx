import { useEffect, useRef } from 'react';
import type { SentMessage } from '../../../browser/stores/chat-messages.ts';

/**
 * The messages that this browser sent, each with its receipt. The element is there before its text, so that screen readers announce a new
 * one.
 */
export function ChatLog({ sent }: { sent: readonly SentMessage[] }) {
	const last = useRef<HTMLLIElement>(null);
	const count = useRef(sent.length);
	useEffect(() => {
		if (sent.length > count.current) last.current?.scrollIntoView({ block: 'nearest' });
		count.current = sent.length;
	}, [sent.length]);
	const time = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeStyle: 'short' });
	return (
		<div role="log" aria-label="Messages you sent">
			{sent.length > 0 && (
				<ol className="chat__log">
					{sent.map(({ text, to, about, reference, at }, index) => (
						<li key={at} ref={index === sent.length - 1 ? last : undefined}>
							<p className="chat__text">{text}</p>
							<p className="chat__receipt small">
								<b>{to === '' ? 'Sent.' : `Sent to ${to}.`}</b> {about && `About the ${about}. `}
								{reference && `Reference ${reference}, `}
								{time.format(at)}
							</p>
						</li>
					))}
				</ol>
			)}
		</div>
	);
}
