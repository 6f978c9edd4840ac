import type { ApiPhrasing } from '../../api/chat/phrasing-settings.ts';
import type { ModelMessage } from './prompt.ts';

/** A shopper reads the quotations meanwhile; sentences that come later are of no use. */
const TIMEOUT_MS = 20_000;

/** The most that a model may write, tokens. */
export const MOST_WRITTEN = 300;

/** A longer answer than any of so few tokens, characters: the service does not keep to the limit. */
const MOST_READ = 100_000;

/** Parts of a model's answer as they arrive, by the chat completions of OpenAI, which most services and local servers have. Throws what went wrong. */
export async function* askModel(
	{ url, model }: Pick<ApiPhrasing, 'url' | 'model'>,
	key: string,
	messages: readonly ModelMessage[],
): AsyncGenerator<string> {
	const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
		body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: MOST_WRITTEN }),
		redirect: 'error',
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!response.ok || !response.body) {
		await response.body?.cancel();
		throw new Error(`the language model responded with ${response.status}`);
	}
	for await (const data of events(response.body)) {
		if (data === '[DONE]') return;
		const { choices } = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[] };
		const content = choices?.[0]?.delta?.content;
		if (typeof content === 'string') yield content;
	}
}

/** The data of server-sent events. */
async function* events(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
	let buffer = '';
	let length = 0;
	for await (const piece of body.pipeThrough(new TextDecoderStream() as never) as AsyncIterable<string>) {
		length += piece.length;
		if (length > MOST_READ) throw new Error('the language model writes without end');
		const lines = (buffer + piece).split(/\r?\n/);
		buffer = lines.pop() ?? '';
		for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
	}
}
