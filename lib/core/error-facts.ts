type ErrorFacts = {
  status: 400 | 401 | 402 | 403 | 404 | 405 | 408 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 499 | 500 | 503;
  /**
   * Whether the operator should hear of it: an error with its cause in the log each time. What strangers can cause as
   * often as they like is `counted`: in the metrics, and in the log once a minute.
   */
  report: boolean | "counted";
  /** English, for logs and API users; people read `Errors.<code>` of the messages. */
  message: string;
};

/** Every failure the product can name. The words shown to people live in messages, under `Errors`. */
export const errorFacts = {
  "request/invalid": { status: 400, report: false, message: "The request is not valid." },
  "request/not-json": { status: 415, report: false, message: "Send the body as application/json." },
  "request/encoded": {
    status: 415,
    report: false,
    message: "Send the body as it is, without Content-Encoding.",
  },
  "request/broken-json": { status: 400, report: false, message: "The body is not valid JSON." },
  "request/too-large": { status: 413, report: false, message: "The body is larger than this route takes." },
  "request/too-slow": { status: 408, report: false, message: "The body did not arrive in time." },
  /** Nobody is there to read it: a status of its own keeps it apart in the figures. */
  "request/broken-off": { status: 499, report: false, message: "The caller left before the body was there." },
  "request/not-found": { status: 404, report: false, message: "There is nothing here." },
  "request/method": { status: 405, report: false, message: "This method is not allowed here." },
  "request/cross-site": {
    status: 403,
    report: false,
    message: "This call is not allowed from another site.",
  },
  "request/too-many": { status: 429, report: false, message: "Too many requests. Try again later." },
  "session/missing": { status: 401, report: false, message: "Sign in first." },
  "session/expired": { status: 401, report: false, message: "The session has ended. Sign in again." },
  "session/no-refresh": { status: 401, report: false, message: "There is no session to renew." },
  "auth/wrong-credentials": {
    status: 401,
    report: false,
    message: "The e-mail address or the password is wrong.",
  },
  "auth/wrong-code": { status: 400, report: false, message: "The code is wrong or has expired." },
  "auth/weak-password": {
    status: 400,
    report: false,
    message: "The password is too common. Choose another.",
  },
  "auth/email-taken": {
    status: 409,
    report: false,
    message: "There is already an account with this address.",
  },
  "auth/google-unavailable": {
    status: 400,
    report: false,
    message: "Google sign-in needs a verified credential.",
  },
  "auth/account-needed": { status: 403, report: false, message: "Create an account first." },
  "auth/invalid-jwt": { status: 400, report: false, message: "Invalid JWT format" },
  "plan/unknown": { status: 404, report: false, message: "There is no such plan." },
  "order/unknown": { status: 404, report: false, message: "There is no such order." },
  "order/not-withdrawable": {
    status: 409,
    report: false,
    message: "This order cannot be withdrawn from: the time is over, or nothing was paid.",
  },
  "receipt/unknown": { status: 404, report: false, message: "There is no such receipt." },
  "account/wrong-password": { status: 403, report: false, message: "The password is wrong." },
  "account/wrong-email": {
    status: 403,
    report: false,
    message: "The e-mail address is not the one of this account.",
  },
  "account/no-password": {
    status: 409,
    report: false,
    message: "This account has no password: it was made with Google.",
  },
  "session/unknown": { status: 404, report: false, message: "There is no such session of this user." },
  "checkout/failed": {
    status: 503,
    report: true,
    message: "The payment page could not be opened. Nothing was charged.",
  },
  "webhook/signature": { status: 400, report: "counted", message: "The signature is missing or wrong." },
  "webhook/old": {
    status: 400,
    report: true,
    message:
      "The message was signed more than five minutes ago. Send it again; if it stays so, check the server's clock.",
  },
  "webhook/replayed": { status: 409, report: false, message: "This message has been received already." },
  "webhook/content": {
    status: 400,
    report: true,
    message: "The message names no document: its projection must contain _id and _type.",
  },
  "cms/not-configured": {
    status: 404,
    report: false,
    message:
      "The content system is not connected: set SANITY_PROJECT_ID, SANITY_API_READ_TOKEN and SANITY_WEBHOOK_SECRET.",
  },
  "cms/unavailable": {
    status: 503,
    report: true,
    message: "The content system does not answer. Nothing is lost; try again in a minute.",
  },
  "preview/link": {
    status: 403,
    report: false,
    message: "This preview link is not valid or is older than an hour. Open the preview again in the studio.",
  },
  "credit/insufficient": { status: 402, report: false, message: "There is no credit left for this." },
  "credit/fair-use": {
    status: 402,
    report: false,
    message: "An unlimited plan has paid for as many corrections as it does in 24 hours.",
  },
  "correction/unknown": { status: 404, report: false, message: "There is no such correction of this user." },
  "correction/unknown-answer": {
    status: 404,
    report: false,
    message: "There is no such written answer of this user.",
  },
  "correction/prompt-withdrawn": {
    status: 410,
    report: false,
    message: "This prompt is not on offer any more. What was written of it is kept as a draft.",
  },
  "correction/not-open": {
    status: 409,
    report: false,
    message: "This installation has nothing that corrects this task.",
  },
  "correction/key-reused": {
    status: 409,
    report: false,
    message: "This Idempotency-Key was used for something else. Send a new one.",
  },
  "correction/no-revision": {
    status: 409,
    report: false,
    message:
      "This correction cannot be revised for free: it has no full score, or the revisions are used up.",
  },
  "correction/still-scoring": {
    status: 409,
    report: false,
    message: "Its recordings are being scored. Delete them when the result is there.",
  },
  "correction/no-check": {
    status: 409,
    report: false,
    message: "Only a score of a model can be checked again, and only once.",
  },
  "correction/no-score": {
    status: 409,
    report: false,
    message: "This cannot be scored: it was scored already, its recording is gone, or nothing here hears it.",
  },
  "exam-link/gone": { status: 404, report: false, message: "This link has ended, or there never was one." },
  "exam-link/too-many": { status: 409, report: false, message: "Ten links work already. End one first." },
  "official/date": { status: 400, report: false, message: "The test was not taken on this day." },
  "official/too-many": { status: 409, report: false, message: "Ten results are kept already. Delete one." },
  "exam/unknown": { status: 404, report: false, message: "There is no such exam of this user." },
  "exam/held-elsewhere": {
    status: 409,
    report: false,
    message: "Another tab has this exam. Take it over first.",
  },
  "exam/over": { status: 409, report: false, message: "This exam is over." },
  "exam/not-asked": { status: 409, report: false, message: "This task is not asked now." },
  "exam/short-of-questions": {
    status: 409,
    report: false,
    message: "Too few questions are left for this exam that its learner has not met. Nothing was taken.",
  },
  "exam/unheard": {
    status: 409,
    report: false,
    message: "Nothing here turns speech into text: this exam would have no score.",
  },
  "exam/already-open": {
    status: 409,
    report: false,
    message: "There is an exam of this kind that is not over.",
  },
  "exam/key-reused": {
    status: 409,
    report: false,
    message: "This Idempotency-Key was used for something else. Send a new one.",
  },
  "exam/too-early": {
    status: 409,
    report: false,
    message: "Less than half is answered: this exam can only be given up.",
  },
  "exam/no-report": { status: 404, report: false, message: "There is no report of this exam." },
  "consent/needed": { status: 403, report: false, message: "Agree to being recorded first." },
  "consent/unsent": {
    status: 403,
    report: false,
    message: "Agree first to recordings being sent to whoever turns them into text.",
  },
  "consent/other-version": {
    status: 409,
    report: false,
    message: "The text to agree to is another one by now. Show it anew.",
  },
  "consent/parent": {
    status: 403,
    report: false,
    message: "Somebody under 16 needs the agreement of a parent.",
  },
  "practice/unknown-type": { status: 404, report: false, message: "There is no such question type." },
  "practice/unknown-set": { status: 404, report: false, message: "There is no such practice set." },
  "practice/unknown-purpose": { status: 404, report: false, message: "There is no such set to make." },
  "practice/step-not-open": {
    status: 409,
    report: false,
    message: "This step of the question is not to be answered now.",
  },
  "practice/unknown-word": {
    status: 404,
    report: false,
    message: "Only words of a question that you have finished can be looked up.",
  },
  "practice/daily-limit": { status: 402, report: false, message: "Today's free questions are used up." },
  "practice/no-items": { status: 404, report: false, message: "There are no questions of this kind." },
  "vocabulary/unknown-card": { status: 404, report: false, message: "There is no such card of this user." },
  "vocabulary/unknown-review": {
    status: 404,
    report: false,
    message: "There is no such review of this user.",
  },
  "vocabulary/not-last": {
    status: 409,
    report: false,
    message: "Only the last review of a card can be taken back.",
  },
  "vocabulary/full": { status: 409, report: false, message: "There is no room for more cards." },
  "goal/test-date": {
    status: 400,
    report: false,
    message: "The date of the test is over, or more than two years away.",
  },
  "path/unknown-course": { status: 404, report: false, message: "There is no such course." },
  "report/not-finished": {
    status: 409,
    report: false,
    message: "Only a question that you have finished can be reported.",
  },
  "report/full-score": { status: 409, report: false, message: "This answer has lost no points." },
  "report/unknown": { status: 404, report: false, message: "There is no such report." },
  "report/decided": { status: 409, report: false, message: "This report has been decided already." },
  "item/unknown": { status: 404, report: false, message: "There is no such question in the bank." },
  "item/held": { status: 409, report: false, message: "This question is held back already." },
  "audio/unknown": { status: 404, report: false, message: "There is no such recording." },
  "audio/unavailable": { status: 503, report: true, message: "The recording could not be made. Try again." },
  "upload/unknown": { status: 404, report: false, message: "There is no such upload of this user." },
  "upload/refused": {
    status: 422,
    report: false,
    message: "Send a sound recording: WebM, Ogg, WAV, MP3 or MP4.",
  },
  "upload/unreadable": { status: 422, report: false, message: "The recording cannot be read." },
  "upload/too-large": { status: 413, report: false, message: "The upload is larger than 8 MB." },
  "upload/too-long": { status: 413, report: false, message: "The recording is longer than 200 seconds." },
  "upload/conflict": {
    status: 409,
    report: false,
    message: "Not all bytes before these have come. Ask where to go on: HEAD /api/uploads/{id}.",
  },
  "upload/protocol": { status: 412, report: false, message: "Say Tus-Resumable: 1.0.0." },
  "upload/storage-full": {
    status: 503,
    report: true,
    message: "There is no room to store the recording now. Try again later.",
  },
  "server/starting": {
    status: 503,
    report: false,
    message: "The server is starting. Try again in a moment.",
  },
  "server/unavailable": {
    status: 503,
    report: true,
    message: "A part of the service is not available. Try again.",
  },
  "server/unexpected": { status: 500, report: true, message: "Something went wrong on our side." },
} as const satisfies Record<string, ErrorFacts>;
