import { SERVICE_PATH } from '../../api/endpoint.ts';
import { questions } from '../../api/leads/questions.ts';
import type { ApiSite } from '../../api/site/site-file.ts';
import type { Question } from '../captcha/question.ts';
import { callLine, escaped, htmlPage } from './html-page.ts';

/** Page with the question that a form without JavaScript has to answer; `again` after a wrong answer. */
export function questionPage({ text, token }: Question, site: ApiSite, attempt: 'first' | 'again'): Response {
	const isAgain = attempt === 'again';
	const fault = isAgain
		? '<p class="fault" id="answer-fault">That was not the answer we expected. Please try this one.</p>'
		: '';
	const body = `<p>We have your message. To show us that you are a person, please answer one question.</p>
<form method="post" action="${SERVICE_PATH}${questions.path}">
<input type="hidden" name="token" value="${escaped(token)}">
${fault}<label for="answer">${escaped(text)}</label>
<input id="answer" name="answer" inputmode="numeric" autocomplete="off" required autofocus${isAgain ? ' aria-invalid="true" aria-describedby="answer-fault"' : ''}>
<button>Send</button>
</form>
${callLine(site)}`;
	return htmlPage(isAgain ? 422 : 200, 'One question', body, site, isAgain ? 'Error: ' : '');
}
