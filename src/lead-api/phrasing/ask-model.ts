import type { ApiPhrasing } from '../../api/chat/phrasing-settings.ts';
import { modelError } from './model-error.ts';
import type { ModelMessage } from './prompt.ts';

/** A shopper reads the quotations meanwhile; sentences that come later are of no use. */
const TIMEOUT_MS = 20_000;

/** The most that a model may write, tokens. */
export const MOST_WRITTEN = 300;

/** A longer answer than any of so few tokens, characters: the service does not keep to the limit. */
const MOST_READ = 100_000;

/**
 * Parts of a model's answer as they arrive, by the chat completions of OpenAI, which most services and local servers have. Throws what went
 * wrong.
 */
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
	const unread: string[] = [];
	const events = { seen: 0, written: 0, end: 'no reason' };
	for await (const line of linesOf(response)) {
		const data = /^data:(.*)/.exec(line)?.[1]?.trim();
		if (data === '[DONE]') break;
		if (data === undefined || !response.ok) {
			unread.push(line);
			continue;
		}
		const { content, end } = eventOf(data);
		events.seen += 1;
		events.end = end ?? events.end;
		if (!content) continue;
		events.written += 1;
		yield content;
	}
	const cause = modelError(unread.join('\n'));
	const because = cause === null ? '' : `: ${cause}`;
	if (!response.ok) throw new Error(`the language model responded with ${response.status}${because}`);
	if (cause !== null) throw new Error(`the language model reported an error${because}`);
	if (events.seen === 0) throw new Error('the language model sent no events of a stream');
	if (events.written === 0) throw new Error(`the language model wrote nothing, and ended with ${events.end}`);
}

/** What an event says. Throws the error that it reports. */
function eventOf(data: string): { content: string | null; end: string | null } {
	const cause = modelError(data);
	if (cause !== null) throw new Error(`the language model reported an error: ${cause}`);
	const { choices } = JSON.parse(data) as {
		choices?: { delta?: { content?: unknown }; finish_reason?: string | null }[];
	};
	const [choice] = choices ?? [];
	const content = choice?.delta?.content;
	return { content: typeof content === 'string' ? content : null, end: choice?.finish_reason ?? null };
}

/** The lines of a response. */
async function* linesOf({ body }: Response): AsyncGenerator<string> {
	if (!body) return;
	let buffer = '';
	let length = 0;
	for await (const piece of body.pipeThrough(new TextDecoderStream() as never) as AsyncIterable<string>) {
		length += piece.length;
		if (length > MOST_READ) throw new Error('the language model writes without end');
		const lines = (buffer + piece).split(/\r?\n/);
		buffer = lines.pop() ?? '';
		yield* lines;
	}
	yield buffer;
}
