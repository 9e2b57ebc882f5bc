/** Words that say how an application was decided, in both languages, in texts and in names of colours. */
export const DECISION =
  /lolos|tolak|gagal|gugur|diterima|terpilih|lulus|reject|success|accept|decline|hired|fail|error|warning|selected/i;
