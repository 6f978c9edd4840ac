import { useState } from 'react';
import { FormStatus } from '../../../ui/form/FormStatus.tsx';
import { scriptProvider } from '../browser/chat-provider.ts';
import type { ChatProviderData } from '../embed/chat-data.ts';
import type { ChatProps } from './chat-props.ts';

/** A provider's chat: nothing of it is loaded before the visitor has read what it does and pressed the button. */
export function ProviderChat({
	chat,
	provider,
}: {
	chat: Pick<ChatProps, 'answers' | 'phone'>;
	provider: ChatProviderData;
}) {
	const { answers, phone } = chat;
	const [status, setStatus] = useState<'idle' | 'opening' | 'open' | 'failed'>('idle');
	const press = async () => {
		if (status === 'opening' || status === 'open') return;
		setStatus('opening');
		const isOpen = await scriptProvider(provider).open();
		setStatus(isOpen ? 'open' : 'failed');
	};
	return (
		<div className="chat">
			<p>
				{provider.name} runs the chat of {answers}. If you start it, their program is loaded: they see your
				internet address and what you write, and may set cookies.
			</p>
			<button className="btn btn--1 btn--l btn--block" type="button" onClick={press}>
				{status === 'opening' ? 'Starting…' : `Start chat with ${provider.name}`}
			</button>
			<FormStatus text={WORDS[status]} takesFocus={status === 'failed'} />
			<p className="small muted">
				Or call{' '}
				<a className="link link--ink" href={phone.href}>
					{phone.text}
				</a>
				.
			</p>
		</div>
	);
}

const WORDS = {
	idle: null,
	opening: null,
	open: 'The chat is open in its own window.',
	failed: 'The chat could not be started. Please try again, or call us.',
} as const;
