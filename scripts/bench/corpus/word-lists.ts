import type { Locale } from "@/lib/i18n/locales";

const words = (text: string) => text.trim().split(/\s+/);

/** Common words of each language. Sentences made of them mean nothing; they have the letters, lengths and weight of real ones. */
export const wordLists: Record<Locale, readonly string[]> = {
  en: words(`the a every many first next clear short careful slow quick spoken written simple useful
    reader learner teacher answer question sentence word passage picture sound voice minute hour week
    morning score practice mistake reason example plan result paragraph story letter memory habit
    listens reads writes speaks answers explains repeats compares remembers finishes begins chooses
    before after with without between during because although while again often always carefully slowly`),
  id: words(`yang setiap banyak pertama berikutnya jelas singkat teliti lambat cepat lisan tertulis sederhana
    berguna pembaca pelajar guru jawaban pertanyaan kalimat kata bacaan gambar suara menit jam minggu pagi
    skor latihan kesalahan alasan contoh rencana hasil paragraf cerita surat ingatan kebiasaan mendengarkan
    membaca menulis berbicara menjawab menjelaskan mengulangi membandingkan mengingat menyelesaikan memulai
    memilih sebelum sesudah dengan tanpa antara selama karena meskipun sambil lagi sering selalu perlahan`),
  ja: words(`毎日の 最初の 次の 短い 明確な 丁寧な ゆっくりした 速い 簡単な 役立つ 読者が 学習者は 先生の 答えを 質問に
    文章を 単語が 段落の 写真を 音声は 時間を 午前に 点数が 練習を 間違いの 理由を 例として 計画を 結果が 物語を 手紙に
    記憶の 習慣を 聞いて 読んで 書いて 話して 答えて 説明し 繰り返し 比べて 覚えて 終えて 始めて 選んで まず そして しかし
    なぜなら もう一度 いつも よく 静かに 正しく 少しずつ 声に出して 十分に 一週間 朝の 夜に 自分の 新しい 大切な`),
  ko: words(`매일 첫 다음 짧은 분명한 꼼꼼한 느린 빠른 간단한 유용한 독자는 학습자가 선생님의 대답을 질문에 문장을 단어가
    단락의 사진을 소리가 목소리로 시간을 아침에 점수가 연습을 실수의 이유를 예로 계획을 결과가 이야기를 편지에 기억의
    습관을 듣고 읽고 쓰고 말하고 대답하고 설명하고 반복하고 비교하고 기억하고 마치고 시작하고 고르고 먼저 그리고 하지만
    왜냐하면 다시 언제나 자주 조용히 바르게 조금씩 소리내어 충분히 일주일 동안 저녁에 자신의 새로운 중요한`),
  pt: words(`o a cada muitos primeiro próximo claro curto cuidadoso lento rápido falado escrito simples útil leitor
    estudante professora resposta pergunta frase palavra trecho imagem som voz minuto hora semana manhã pontuação
    prática erro razão exemplo plano resultado parágrafo história carta memória hábito escuta lê escreve fala responde
    explica repete compara lembra termina começa escolhe antes depois com sem entre durante porque embora enquanto
    novamente frequentemente sempre devagar`),
  ru: words(`каждый многие первый следующий ясный короткий внимательный медленный быстрый устный письменный простой
    полезный читатель ученик учитель ответ вопрос предложение слово отрывок рисунок звук голос минута час неделя утро
    балл практика ошибка причина пример план результат абзац рассказ письмо память привычка слушает читает пишет говорит
    отвечает объясняет повторяет сравнивает помнит заканчивает начинает выбирает до после с без между во время потому
    хотя пока снова часто всегда внимательно медленно`),
  tr: words(`her birçok ilk sonraki açık kısa dikkatli yavaş hızlı sözlü yazılı basit yararlı okur öğrenci öğretmen cevap
    soru cümle sözcük parça resim ses dakika saat hafta sabah puan alıştırma hata neden örnek plan sonuç paragraf öykü
    mektup bellek alışkanlık dinler okur yazar konuşur cevaplar açıklar tekrarlar karşılaştırır hatırlar bitirir başlar seçer
    önce sonra ile olmadan arasında boyunca çünkü yine sık daima dikkatle yavaşça kendi yeni önemli güzel`),
  de: words(`der jede viele erste nächste klare kurze sorgfältige langsame schnelle gesprochene geschriebene einfache
    nützliche Leser Lernende Lehrerin Antwort Frage Satz Wort Abschnitt Bild Klang Stimme Minute Stunde Woche Morgen
    Punktzahl Übung Fehler Grund Beispiel Plan Ergebnis Absatz Geschichte Brief Gedächtnis Gewohnheit hört liest schreibt
    spricht antwortet erklärt wiederholt vergleicht merkt beendet beginnt wählt vor nach mit ohne zwischen während weil
    obwohl wieder oft immer sorgfältig langsam`),
  es: words(`el cada muchos primero siguiente claro corto cuidadoso lento rápido hablado escrito sencillo útil lector
    estudiante profesora respuesta pregunta frase palabra fragmento imagen sonido voz minuto hora semana mañana puntuación
    práctica error razón ejemplo plan resultado párrafo historia carta memoria hábito escucha lee escribe habla responde
    explica repite compara recuerda termina empieza elige antes después con sin entre durante porque aunque mientras otra
    vez siempre despacio`),
  fr: words(`le chaque plusieurs premier suivant clair court attentif lent rapide parlé écrit simple utile lecteur élève
    professeure réponse question phrase mot passage image son voix minute heure semaine matin score pratique erreur raison
    exemple plan résultat paragraphe histoire lettre mémoire habitude écoute lit écrit parle répond explique répète compare
    retient termine commence choisit avant après avec sans entre pendant parce quand encore souvent toujours lentement`),
  it: words(`il ogni molti primo seguente chiaro breve attento lento veloce parlato scritto semplice utile lettore studente
    insegnante risposta domanda frase parola brano immagine suono voce minuto ora settimana mattina punteggio pratica errore
    ragione esempio piano risultato paragrafo storia lettera memoria abitudine ascolta legge scrive parla risponde spiega
    ripete confronta ricorda finisce comincia sceglie prima dopo con senza tra durante perché mentre ancora spesso sempre`),
  th: words(`ทุกวัน ครั้งแรก ถัดไป ชัดเจน สั้น รอบคอบ ช้า เร็ว ง่าย มีประโยชน์ ผู้อ่าน ผู้เรียน ครู คำตอบ คำถาม ประโยค คำ
    ข้อความ รูปภาพ เสียง นาที ชั่วโมง สัปดาห์ ตอนเช้า คะแนน การฝึก ข้อผิดพลาด เหตุผล ตัวอย่าง แผน ผลลัพธ์ ย่อหน้า เรื่องราว
    จดหมาย ความจำ นิสัย ฟัง อ่าน เขียน พูด ตอบ อธิบาย ทำซ้ำ เปรียบเทียบ จำ จบ เริ่ม เลือก ก่อน หลังจาก กับ โดยไม่มี ระหว่าง
    เพราะ แม้ว่า ขณะที่ อีกครั้ง บ่อย เสมอ อย่างระมัดระวัง ของตนเอง ใหม่ สำคัญ`),
  zh: words(`每天 第一 下一个 清楚的 简短的 仔细的 缓慢的 快速的 简单的 有用的 读者 学习者 老师 答案 问题 句子 单词 段落 图片
    声音 分钟 小时 星期 早上 分数 练习 错误 原因 例子 计划 结果 故事 信件 记忆 习惯 听 读 写 说 回答 解释 重复 比较 记住
    完成 开始 选择 之前 之后 用 没有 之间 期间 因为 虽然 同时 再次 经常 总是 小心地 慢慢地 自己的 新的 重要的 安静的`),
};
